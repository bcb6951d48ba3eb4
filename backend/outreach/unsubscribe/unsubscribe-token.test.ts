import {
  makeUnsubscribeToken,
  makeUndoToken,
  parseUnsubscribeToken,
  parseUndoToken,
} from './unsubscribe-token.ts';

const env = { FRONT_KEY: 'a key of the front', PSEUDONYM_KEY: undefined };
const link = { brandId: 'herzfunke', userId: 4711, kind: 'like' } as const;
const now = new Date('2026-11-21T10:00:00Z');
const undo = { ...link, all: true, was: 'daily', at: now };

describe('the token of a mail', () => {
  const token = makeUnsubscribeToken(env, link);

  it('says whom and what it stops, and survives in an address unchanged', () => {
    expect(parseUnsubscribeToken(env, 'herzfunke', token)).toEqual(link);
    expect(encodeURIComponent(token)).toBe(token);
  });

  it('is invalid on another brand, or under another key', () => {
    expect(parseUnsubscribeToken(env, 'vlinder', token)).toBeNull();
    expect(
      parseUnsubscribeToken({ ...env, FRONT_KEY: 'another key of the front' }, 'herzfunke', token),
    ).toBeNull();
    expect(
      parseUnsubscribeToken({ ...env, PSEUDONYM_KEY: 'a key for pseudonyms' }, 'herzfunke', token),
    ).toBeNull();
  });

  it.each([
    [
      'for another member',
      (body: string, signature: string) => `${changed(body, '4711', '4712')}.${signature}`,
    ],
    [
      'for another kind',
      (body: string, signature: string) => `${changed(body, 'like', 'news')}.${signature}`,
    ],
    ['without a signature', (body: string) => body],
    [
      'with another signature',
      (body: string, signature: string) => `${body}.${signature.replace(/^./, '_')}x`,
    ],
    ['empty', () => ''],
  ])('is refused %s', (_case, forge) => {
    const [body = '', signature = ''] = token.split('.');
    expect(parseUnsubscribeToken(env, 'herzfunke', forge(body, signature))).toBeNull();
  });

  it('an undo token stops nothing, and a stop token undoes nothing', () => {
    expect(parseUndoToken(env, 'herzfunke', token, now)).toBeNull();
    expect(parseUnsubscribeToken(env, 'herzfunke', makeUndoToken(env, undo))).toBeNull();
  });
});

describe('the token that takes back', () => {
  const token = makeUndoToken(env, undo);

  it('recognises what was stopped, for an hour', () => {
    expect(parseUndoToken(env, 'herzfunke', token, new Date('2026-11-21T11:00:00Z'))).toEqual(undo);
    expect(parseUndoToken(env, 'herzfunke', token, new Date('2026-11-21T11:00:01Z'))).toBeNull();
    expect(parseUndoToken(env, 'vlinder', token, now)).toBeNull();
  });
});

function changed(body: string, from: string, to: string): string {
  const text = Buffer.from(body, 'base64url').toString().replace(from, to);
  return Buffer.from(text).toString('base64url');
}
