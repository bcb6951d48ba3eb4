import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '#tests/support/until.ts';

const program = `
  import { followBrands, refreshBrands } from './server/events/follow-brands.ts';
  followBrands();
  setInterval(() => void refreshBrands(), 100);
`;

/** The lines about brands that could not be loaded, some seconds after the first. */
async function logWith(backendUrl: string): Promise<string[]> {
  const env = { ...process.env, BACKEND_URL: backendUrl, FRONT_KEY: 'a key of tests, nothing else' };
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { env });
  let body = '';
  child.stdout.on('data', (part) => {
    body += String(part);
  });
  await until(() => body.includes('could not be loaded'));
  await sleep(2_000);
  child.kill();
  return body.split('\n').filter((line) => line.includes('could not be loaded'));
}

it('says once that there is no backend, however often it is asked for', async () => {
  expect(await logWith('http://127.0.0.1:9')).toHaveLength(1);
});

it('names the key that the backend does not accept', async () => {
  const backend = createServer((_request, response) => response.writeHead(403).end('{}')).listen(
    0,
    '127.0.0.1',
  );
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  expect(await logWith(`http://127.0.0.1:${port}`)).toEqual([expect.stringContaining('FRONT_KEY')]);
  backend.close();
});
