import { ApiError } from './api-error.ts';
import { challengeInTest } from '#tests/support/screens/challenge.ts';
import { proveOnFocus, withProof } from './with-proof.ts';

type Sent = {
  challenge: { parameters: { salt: string } };
  solution: { counter: number; derivedKey: string };
};

let given = 0;
let isSolvable = true;
let clock = 0;

const refusal = (error: 'proof_missing' | 'login_failed') => new ApiError(422, { error });
const read = (proof: string) => JSON.parse(atob(proof)) as Sent;
const form = document.createElement('form');
const touch = () => form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  given = 0;
  isSolvable = true;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  globalThis.fetch = (() => {
    given += 1;
    const { parameters } = challengeInTest.challenge;
    const algorithm = isSolvable ? parameters.algorithm : 'none that a browser knows';
    const body = {
      challenge: { parameters: { ...parameters, algorithm }, signature: String(given) },
      expires_in: 600,
    };
    return Promise.resolve({
      ok: true,
      status: 200,
      headers: new Map<string, string>(),
      text: () => Promise.resolve(JSON.stringify(body)),
    });
  }) as unknown as typeof fetch;
});
let leave: (() => void) | undefined;
beforeEach(() => {
  leave = proveOnFocus(form);
});
afterEach(() => {
  leave?.();
  jest.restoreAllMocks();
});

test('the form is sent with a challenge and its solution, a new one each time', async () => {
  const sent: (Sent & { challenge: { signature: string } })[] = [];
  for (let time = 0; time < 2; time += 1)
    await withProof((proof) => Promise.resolve(sent.push(read(proof) as (typeof sent)[number])));
  expect(sent.map(({ challenge }) => challenge.signature)).toEqual(['1', '2']);
  expect(sent[0]?.solution).toEqual({ counter: 0, derivedKey: expect.stringMatching(/^5b[0-9a-f]{62}$/) });
});

test('sends what was prepared during typing', async () => {
  touch();
  touch();
  await later();
  await withProof(() => Promise.resolve());
  expect(given).toBe(1);
});

test('a field that was touched before the page came to life begins the proof as well', async () => {
  const early = document.createElement('form');
  const field = early.appendChild(document.createElement('input'));
  document.body.append(early);
  field.focus();
  const leaveEarly = proveOnFocus(early);
  await later();
  expect(given).toBe(1);
  await withProof(() => Promise.resolve());
  expect(given).toBe(1);
  leaveEarly?.();
  early.remove();
});

test('rebuilds what was prepared too long ago', async () => {
  touch();
  await later();
  clock += 9 * 60_000;
  await withProof(() => Promise.resolve());
  expect(given).toBe(2);
  touch();
  await later();
  clock += 9 * 60_000;
  // Typing again after a pause renews the proof.
  touch();
  await later();
  await withProof(() => Promise.resolve());
  expect(given).toBe(4);
});

test('a proof that the server does not take is replaced once', async () => {
  const send = jest.fn().mockRejectedValueOnce(refusal('proof_missing')).mockResolvedValueOnce('in');
  await expect(withProof(send)).resolves.toBe('in');
  expect(given).toBe(2);
  const never = jest.fn().mockRejectedValue(refusal('proof_missing'));
  await expect(withProof(never)).rejects.toMatchObject({ code: 'proof_missing' });
  expect(never).toHaveBeenCalledTimes(2);
});

test('any other refusal is the answer', async () => {
  const send = jest.fn().mockRejectedValue(refusal('login_failed'));
  await expect(withProof(send)).rejects.toMatchObject({ code: 'login_failed' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a browser that cannot solve it gets an explanation, and may try again', async () => {
  isSolvable = false;
  const send = jest.fn();
  await expect(withProof(send)).rejects.toMatchObject({ code: 'proof_missing' });
  expect(send).not.toHaveBeenCalled();
  isSolvable = true;
  await withProof(send);
  expect(send).toHaveBeenCalledTimes(1);
});
