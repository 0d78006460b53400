"""Display, keys, lights and battery. Each driver is handed its bus or pins."""
