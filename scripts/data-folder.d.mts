/** Creates the data folder, private; as root, PostgreSQL's system user has to pass through it. */
export function makeDataFolder(folder: string): void;
