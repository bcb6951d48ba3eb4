import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import type { Order } from './operator.ts';
import type { ControlledPart } from './stack-address.ts';

type Actions = {
  operate(order: Order): Promise<unknown>;
  start(part: ControlledPart, environment: Record<string, string>): Promise<void>;
  end(part: ControlledPart, how: 'stop' | 'kill'): Promise<unknown>;
};

export type Control = { url: string; close(): Promise<void> };

/** Lets test processes stop, kill and start parts of a stack that another process owns, and operate it. */
export async function createControl(actions: Actions): Promise<Control> {
  const server = createServer((request, response) => {
    act(actions, request).then(
      (answer) => response.end(JSON.stringify(answer ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function act(actions: Actions, request: IncomingMessage): Promise<unknown> {
  const [, part, verb] = (request.url ?? '').split('/') as ['', ControlledPart, string];
  const given = await json(request);
  if (verb === 'operate') return actions.operate(given as Order);
  if (verb === 'start') return actions.start(part, given as Record<string, string>);
  if (verb === 'stop' || verb === 'kill') return actions.end(part, verb);
  return undefined;
}
