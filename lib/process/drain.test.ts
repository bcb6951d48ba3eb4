import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';

it('completes a response in flight before it stops', async () => {
  const server = createServer((_, response) => setTimeout(() => response.end('whole'), 150));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  await new Promise((resolve) => server.once('request', resolve));
  await drain(server, 60_000);
  await expect(answer).resolves.toBe('whole');
});

it('answers the connections that wait to be taken when it stops', async () => {
  const server = createServer((_, response) => {
    for (const end = performance.now() + 5; performance.now() < end;);
    response.end('whole');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 20 }, () => {
    return new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: false }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      }).on('error', reject);
    });
  });
  await new Promise((resolve) => server.once('connection', resolve));
  const ended = drain(server, 60_000);
  await expect(Promise.all(answers)).resolves.toEqual(answers.map(() => 'whole'));
  await ended;
});
