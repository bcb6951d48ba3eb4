import { getChallenge } from '../../lib/contract/identity/proof-of-work.ts';
import { logIn } from '../../lib/contract/identity/accounts.ts';
import { identityHeaders } from '../../lib/upstream/identity.ts';
import { openingCookies, type Session } from '../../lib/upstream/session.ts';
import { demoLogins, demoPassword } from '../../demo/logins.ts';
import { solveProof } from '../support/proof.ts';

/** Logs in at the backend itself, because the cookie is sealed for our own front. */
export async function createSession(
  backendUrl: string,
  frontKey: string,
  brand: string,
  email = demoLogins[0]?.email,
): Promise<Session> {
  const headers = {
    ...(identityHeaders({ brand, locale: 'de', clientIp: '127.0.0.1' }) as Record<string, string>),
    'x-vonk-key': frontKey,
    'content-type': 'application/json',
  };
  const challenge: unknown = await (await fetch(backendUrl + getChallenge.path, { headers })).json();
  const body = { email, password: demoPassword, proof: await solveProof(challenge) };
  const response = await fetch(backendUrl + logIn.path, {
    method: logIn.method,
    headers,
    body: JSON.stringify(body),
  });
  const { token, user } = (await response.json()) as { token?: string; user?: { id: number } };
  if (!token || !user) throw new Error(`The login answered ${response.status}`);
  return { token, user: user.id, brand, country: null };
}

export async function formatCookie(session: Session): Promise<string> {
  const [line = ''] = await openingCookies(session);
  return line.split(';')[0] ?? '';
}
