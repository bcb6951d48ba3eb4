// `npm start` runs what was built; `npm run dev` runs the sources.
import { existsSync } from 'node:fs';
import { oldestForRunning, requireNode, root } from './install.mjs';
import { join } from 'node:path';
import { requireOptions } from './usage.mjs';

requireOptions(
  `Starts Vonk with all that belongs to it; Ctrl-C ends it:
  npm start     what was built; an empty database stays empty
  npm run dev   the sources, reloading on change
The environment says the rest: ports, database, mail server, payments (docs/operating.md).`,
  ['--dev'],
);
requireNode(oldestForRunning);
if (process.argv.includes('--dev')) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./supervisor/main.ts');
} else if (existsSync(join(root, 'dist', 'supervisor.mjs'))) {
  await import('../dist/supervisor.mjs');
} else {
  console.error('Nothing is built yet: `npm run quickstart` installs, builds and starts.');
  process.exit(1);
}
