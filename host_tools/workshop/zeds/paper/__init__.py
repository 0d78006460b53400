"""The printed sheet: a page that is played on with pencils, good in black and white."""
