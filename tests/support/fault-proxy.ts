import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What happens to a connection: `pass` nothing, `refuse` nobody listens, `hang` nothing ever comes back, `delay` all comes
 * late, `drip` it comes byte by byte, `reset` it breaks off instead of an answer, `truncate` the answer ends in its middle.
 * The other three cut it: before the request has arrived, when it was answered and nothing of that was passed on, in the
 * middle of the answer, after all of it.
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
  /** From now on every connection has this fault; open ones are cut. */
  set: (fault: Fault) => Promise<void>;
  /** The next connections have these, one each, before what was set holds again. */
  next: (...faults: Fault[]) => void;
  /** New connections lead to another port; open ones are cut. */
  aim: (port: number) => void;
  /** Connections so far. */
  connections: () => number;
  close: () => Promise<void>;
};

type Times = {
  /** Milliseconds by which `delay` holds back an answer. */
  delay: number;
  /** Milliseconds between two bytes of `drip`. */
  drip: number;
};

/** Milliseconds of silence after which an answer is taken to be over. */
const answerPause = 50;

/** A way to a port on this machine on which chosen things go wrong. */
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
