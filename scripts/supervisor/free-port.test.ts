import { createServer } from 'node:net';
import { findFreePort, requireFreePorts } from './free-port.ts';

test('a port in use is one clear sentence with the way out of it', async () => {
  const port = await findFreePort();
  const wantedPorts = [{ port, host: '127.0.0.1', purpose: 'front', variable: 'FRONT_PORT' }];
  await expect(requireFreePorts(wantedPorts)).resolves.toBeUndefined();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePorts(wantedPorts)).rejects.toThrow(
    `Port ${port} (front) is in use. End what uses it, or choose another one with FRONT_PORT=<port>.`,
  );
  server.close();
});

test('a port that does not exist is named with its variable', async () => {
  const wanted = { port: 65_600, host: '127.0.0.1', purpose: 'another front', variable: 'FRONT_PORT' };
  await expect(requireFreePorts([wanted])).rejects.toThrow(
    'Port 65600 (another front) is above 65535: choose a lower one with FRONT_PORT=<port>.',
  );
});

test('a free port is below those of outgoing connections, and is given once', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, findFreePort));
  expect(new Set(ports).size).toBe(50);
  for (const port of ports) expect(port >= 20_000 && port < 32_000).toBe(true);
});

test('a port that someone listens on is passed over', async () => {
  const taken = (await findFreePort()) + 1;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
  expect(await findFreePort()).not.toBe(taken);
  server.close();
});
