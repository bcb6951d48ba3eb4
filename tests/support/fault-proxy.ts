import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What happens to a connection: `pass` nothing, `refuse` no listener, `hang` no response ever, `delay` all of it late,
 * `drip` byte by byte, `reset` breaks instead of a response, `truncate` ends the response halfway. The `cut_` faults
 * cut it, in this order: before the request has arrived, before any of the response is passed on, halfway through the
 * response, after all of it.
 */
export type Fault =
  | 'pass'
  | 'refuse'
  | 'hang'
  | 'delay'
  | 'drip'
  | 'reset'
  | 'truncate'
  | 'cut_unsent'
  | 'cut_before'
  | 'cut_in'
  | 'cut_after';

export type FaultProxy = {
  port: number;
  /** Sets the fault of every connection from now on; cuts open ones. */
  set: (fault: Fault) => Promise<void>;
  /** Faults of the next connections, one each, before the set one applies again. */
  next: (...faults: Fault[]) => void;
  /** Redirects new connections to another port; cuts open ones. */
  aim: (port: number) => void;
  connections: () => number;
  close: () => Promise<void>;
};

type Times = {
  /** Milliseconds by which `delay` delays a response. */
  delay: number;
  /** Milliseconds between two bytes of `drip`. */
  drip: number;
};

/** Milliseconds without data that mark the end of a response. */
const answerPause = 50;

/** A proxy to a local port that injects chosen faults. */
export async function startFaultProxy(
  to: number,
  { delay = 30_000, drip = 300 }: Partial<Times> = {},
): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const queue: Fault[] = [];
  let standing: Fault = 'pass';
  let target = to;
  let count = 0;
  const server = createServer((near) => {
    count += 1;
    open.add(near);
    near.on('error', () => undefined);
    near.on('close', () => open.delete(near));
    carry(near, target, queue.shift() ?? standing, { delay, drip });
  });
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async set(fault) {
      standing = fault;
      cutAll();
      if (fault === 'refuse') await stopListening(server);
      else if (!server.listening) await listen(server, port);
      cutAll();
    },
    next: (...faults) => void queue.push(...faults),
    aim(other) {
      target = other;
      cutAll();
    },
    connections: () => count,
    async close() {
      cutAll();
      await stopListening(server);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (server.listening) server.close(() => resolve());
    else resolve();
  });
}

function carry(near: Socket, to: number, fault: Fault, times: Times): void {
  if (fault === 'hang') {
    near.resume();
    return;
  }
  if (fault === 'reset' || fault === 'cut_unsent' || fault === 'refuse') {
    near.once('data', () => (fault === 'reset' ? near.resetAndDestroy() : near.destroy()));
    return;
  }
  const far = connect(to, '127.0.0.1');
  far.on('error', () => near.destroy());
  near.on('close', () => far.destroy());
  near.pipe(far);
  answers[fault](near, far, times);
}

type Answer = (near: Socket, far: Socket, times: Times) => void;

const half = (chunk: Buffer) => chunk.subarray(0, Math.ceil(chunk.length / 2));

const answers: Record<Exclude<Fault, 'hang' | 'reset' | 'refuse' | 'cut_unsent'>, Answer> = {
  pass: (near, far) => void far.pipe(near),

  delay(near, far, { delay }) {
    far.on('data', (chunk: Buffer) => later(near, delay, () => near.write(chunk)));
  },

  drip(near, far, { drip }) {
    let rest = Buffer.alloc(0);
    far.on('data', (chunk: Buffer) => (rest = Buffer.concat([rest, chunk])));
    const timer = setInterval(() => {
      if (rest.length === 0) return;
      near.write(rest.subarray(0, 1));
      rest = rest.subarray(1);
    }, drip);
    near.on('close', () => clearInterval(timer));
  },

  truncate: (near, far) => void far.once('data', (chunk: Buffer) => near.end(half(chunk))),

  cut_before: (near, far) => void far.once('data', () => near.destroy()),

  cut_in: (near, far) =>
    void far.once('data', (chunk: Buffer) => near.write(half(chunk), () => near.destroy())),

  cut_after(near, far) {
    let timer: NodeJS.Timeout | undefined;
    far.on('data', (chunk: Buffer) => {
      clearTimeout(timer);
      near.write(chunk);
      timer = setTimeout(() => near.destroy(), answerPause);
    });
    near.on('close', () => clearTimeout(timer));
  },
};

function later(near: Socket, milliseconds: number, act: () => void): void {
  const timer = setTimeout(() => {
    if (!near.destroyed) act();
  }, milliseconds);
  near.on('close', () => clearTimeout(timer));
}
