import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '#tests/support/until.ts';

const program = `
  import { followBrands, refreshBrands } from './server/events/follow-brands.ts';
  followBrands();
  setInterval(() => void refreshBrands(), 100);
`;

it('reports a missing backend once', async () => {
  const env = {
    ...process.env,
    BACKEND_URL: 'http://127.0.0.1:9',
    FRONT_KEY: 'a key of tests, nothing else',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { env });
  let body = '';
  child.stdout.on('data', (part) => {
    body += String(part);
  });
  await until(() => body.includes('could not be loaded'));
  await pause(2_000);
  child.kill();
  const lines = body.split('\n').filter((line) => line.includes('could not be loaded'));
  expect(lines).toHaveLength(1);
});
