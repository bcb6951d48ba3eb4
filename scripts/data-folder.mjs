// Plain Node without packages: this runs before anything is installed.
import { chmodSync, existsSync, mkdirSync } from 'node:fs';

/** Creates the data folder, private; as root, PostgreSQL's system user has to pass through it. */
export function makeDataFolder(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
