import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listen.ts';

it('says in a sentence that a port is taken', async () => {
  const first = createServer();
  await listen(first, 0, '127.0.0.1');
  const { port } = first.address() as AddressInfo;
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(`Port ${port} is already in use`);
  first.close();
});
