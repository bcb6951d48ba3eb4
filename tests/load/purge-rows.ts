import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '../../lib/contract/identity/accounts.ts';
import { sessionCookie } from '../../lib/site/cookies.ts';
import { Visitor } from '../support/http.ts';
import { limitRow, type Row } from './report.ts';

/** Seconds within which every front shows a change. */
const limit = 1;
const timeoutMs = 10_000;

/**
 * Seconds from a member's change of their own profile until the last front shows it on the public page, which each had
 * cached: the slowest of some rounds.
 * @param cookie `name=value` of a session at the first front
 */
export async function purgeRow(
  ports: readonly number[],
  host: string,
  cookie: string,
  rounds = 5,
): Promise<Row> {
  const member = new Visitor(host, ports[0]);
  member.setCookie(sessionCookie, cookie.slice(cookie.indexOf('=') + 1));
  const { body } = await member.call<{ user: User | null }>('GET /api/user.php');
  const id = body.user?.profile.id;
  if (id === undefined) throw new Error('The front does not know the session');
  const path = `/members/${id}`;
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Twice: the second response comes from the cache.
    for (const port of [...ports, ...ports]) await read(port, host, path);
    const word = randomWord();
    const began = performance.now();
    const changed = await member.call('PUT /api/profile.php', {
      body: { about_me: `Ich mag Regen am Rhein und ${word}.` },
    });
    if (changed.status !== 200)
      throw new Error(`The change was answered with ${changed.status}: ${changed.text}`);
    await Promise.all(ports.map((port) => untilShown(port, host, path, word)));
    took.push((performance.now() - began) / 1000);
  }
  const what = `a member's change shown on ${ports.length} fronts, slowest of ${rounds}`;
  return limitRow(what, Math.max(...took), limit, 's', 'from sending the change');
}

async function untilShown(port: number, host: string, path: string, word: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < timeoutMs; await sleep(10))
    if ((await read(port, host, path)).includes(word)) return;
  throw new Error(`${path} does not show a change within ${timeoutMs / 1000} s`);
}

async function read(port: number, host: string, path: string): Promise<string> {
  const { status, text } = await new Visitor(host, port).get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return text;
}

function randomWord(): string {
  return Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}
