import { createServer, type AddressInfo } from 'node:net';
import { portTrouble, requirePort } from './require-port.ts';

test('a taken port is shown in one sentence, and a free one stays free', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const own = { variable: 'BACKEND_PORT', port, host: '127.0.0.1' } as const;
  await expect(requirePort(own)).rejects.toThrow(
    `Port ${port} is already in use; end what uses it or set BACKEND_PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requirePort(own)).resolves.toBeUndefined();
  await expect(requirePort(own)).resolves.toBeUndefined();
});

test('a port that may not be opened, and an address that is not of this machine', async () => {
  const own = { variable: 'FRONT_PORT', port: 80, host: '192.0.2.1' } as const;
  expect(portTrouble(Object.assign(new Error(), { code: 'EACCES' }), own)).toBe(
    'Port 80 may not be opened by this user; set FRONT_PORT.',
  );
  await expect(requirePort(own)).rejects.toThrow(
    'Nothing can listen on 192.0.2.1:80 (FRONT_HOST, FRONT_PORT)',
  );
});
