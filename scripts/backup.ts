import { resolve } from 'node:path';
import { runOnDatabase } from './run-on-database.ts';

// Backs up or restores the database that runs here; `node dist/backup.mjs` does the same where there is only the build.
const [verb = '', ...words] = process.argv.slice(2);
// npm runs in the clone; a relative name is meant from where the command was given.
const paths = words.map((word) => (word.startsWith('-') ? word : resolve(process.env.INIT_CWD ?? '.', word)));
runOnDatabase(['backend/platform/backup/main.ts', verb, ...paths]);
