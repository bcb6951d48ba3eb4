import { challengeInTest } from './challenge.ts';

export type TestCall = { name: string; body: unknown; key: string | null };

type Answer = { status?: number; body: unknown } | 'offline';

const challengeCall = 'GET /api/challenge.php';

/**
 * Responds to the page's calls by name (`POST /api/like.php`) and records them; an unknown name gets a 404, except that
 * a challenge is always available. `next` changes the response of a name.
 */
export function answerCalls(given: Record<string, Answer>) {
  const calls: TestCall[] = [];
  const answers: Record<string, Answer> = { [challengeCall]: { body: challengeInTest }, ...given };
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const name = `${init.method} ${url.split('?')[0]}`;
    const headers = init.headers as Record<string, string>;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    if (name !== challengeCall || name in given)
      calls.push({ name, body, key: headers['idempotency-key'] ?? null });
    const answer = answers[name] ?? { status: 404, body: { error: 'unknown_call' } };
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    const status = answer.status ?? 200;
    return Promise.resolve({
      ok: status < 300,
      status,
      headers: new Map<string, string>(),
      text: () => Promise.resolve(JSON.stringify(answer.body)),
    });
  }) as unknown as typeof fetch;
  return { calls, next: (name: string, answer: Answer) => (answers[name] = answer) };
}

/** Sets or removes the hint that a session exists. */
export function signInForTest(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? 'vonk_in=1' : 'vonk_in=; max-age=0';
}
