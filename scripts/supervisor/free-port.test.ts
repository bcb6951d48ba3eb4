import { createServer } from 'node:net';
import { findFreePort, requireFreePorts } from './free-port.ts';

test('a port in use is one clear sentence with the way out of it', async () => {
  const port = await findFreePort();
  const wanted = [{ port, host: '127.0.0.1', purpose: 'front', variable: 'FRONT_PORT' }];
  await expect(requireFreePorts(wanted)).resolves.toBeUndefined();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    `Port ${port} (front) is in use. End what uses it, or choose another one with FRONT_PORT=<port>.`,
  );
  server.close();
});
