import type { LoggedIn } from './member-sessions.ts';

/** Of 100 actions 90 are polls, 8 pages, 2 writes. */
const shares = { polls: 0.9, pages: 0.98 };
const pleasures = ['long walks', 'old films', 'good bread', 'small trains', 'slow mornings', 'loud music'];
export const polled = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

export type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };

/** A member's next action; `turn` counts the earlier ones. */
export function nextAction(
  member: LoggedIn,
  members: readonly LoggedIn[],
  turn: number,
  host: string,
  port: number,
  dice = Math.random(),
): Asked & { kind: 'calls' | 'pages' } {
  const headers = { host: `${host}:${port}`, cookie: member.cookie, 'x-forwarded-for': member.address };
  const at = Math.floor(Math.random() * members.length);
  // Members may not like themselves, so the next in the list is used.
  const met = members[at] === member ? members[(at + 1) % members.length] : members[at];
  const other = met?.profile ?? 1;
  if (dice < shares.polls)
    return { kind: 'calls', method: 'GET', path: polled[turn % polled.length] ?? '', headers };
  if (dice < shares.pages) {
    const path = turn % 2 ? '/members' : `/members/${other}`;
    return { kind: 'pages', method: 'GET', path, headers: { ...headers, 'accept-encoding': 'gzip, br' } };
  }
  const writing = {
    ...headers,
    'content-type': 'application/json',
    origin: `http://${headers.host}`,
    'sec-fetch-site': 'same-origin',
  };
  return turn % 2
    ? {
        kind: 'calls',
        method: 'PUT',
        path: '/api/profile.php',
        headers: writing,
        body: JSON.stringify({
          about_me: `I like the rain, and ${pleasures[at % pleasures.length]}.`,
        }),
      }
    : {
        kind: 'calls',
        method: 'POST',
        path: '/api/like.php',
        headers: { ...writing, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ id: other }),
      };
}
