import { getUser } from '../../lib/contract/identity/accounts.ts';
import { Visitor } from '../support/http.ts';
import type { StackAddress } from '../support/stack-address.ts';
import { startBareBackend, startFront, type Running } from './processes.ts';
import { formatCookie, createSession } from './session.ts';

const brand = 'herzfunke';
export const benchHost = 'herzfunke.localhost';

export async function onFront<T>(front: Running, use: (front: Running) => Promise<T>): Promise<T> {
  try {
    return await use(front);
  } finally {
    await front.stop();
  }
}

/** A backend that identifies members at once; `use` gets that member's cookie. */
export async function withBareBackend<T>(
  { backendPort, frontKey }: StackAddress,
  sessionSecret: string,
  use: (backend: Running, member: string) => Promise<T>,
): Promise<T> {
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const session = await createSession(backendUrl, frontKey, brand);
  const headers = { cookie: await formatCookie(session) };
  const front = await startFront({ backendUrl, frontKey, sessionSecret });
  const { bytes } = await onFront(front, ({ port }) =>
    new Visitor(benchHost, port).get(getUser.path, { headers }),
  );
  const backend = await startBareBackend(bytes, backendUrl);
  const member = await formatCookie({ ...session, token: String(session.user) });
  return onFront(backend, () => use(backend, member));
}
