import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { dice } from './dice.ts';

export type FlakyProxy = {
  port: number;
  cuts: () => number;
  cutAll: () => void;
  close: () => Promise<void>;
};

/** A proxy to a port that cuts a share of the connections within `timeoutMs` milliseconds, at any point. */
export async function startFlakyProxy(to: number, share: number, timeoutMs: number): Promise<FlakyProxy> {
  const chance = dice(20_261_127);
  const open = new Set<Socket>();
  let cuts = 0;
  const cut = (socket: Socket) => {
    if (!open.has(socket)) return;
    cuts += 1;
    socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    open.add(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(near);
        other.destroy();
      });
      one.pipe(other);
    }
    if (chance.below(1_000) < share * 1_000) setTimeout(() => cut(near), chance.below(timeoutMs));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    cutAll: () => open.forEach(cut),
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
