// `npm start` runs what was built; `npm run dev` runs the sources.
import { existsSync } from 'node:fs';
import { requireNode, root } from './install.mjs';
import { join } from 'node:path';

requireNode();
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
