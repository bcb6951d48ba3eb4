import { contentKeys, newKey } from './idempotency.ts';

test('every key is a new uuid, also where the browser offers none', () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newKey()).toMatch(form);
  expect(newKey()).not.toBe(newKey());
  const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID') ?? {};
  Object.defineProperty(Crypto.prototype, 'randomUUID', { ...own, value: undefined });
  expect(newKey()).toMatch(form);
  Object.defineProperty(Crypto.prototype, 'randomUUID', own);
});

test('the same content keeps its key, other content gets another', () => {
  const keyOf = contentKeys();
  const first = keyOf({ text: 'a' });
  expect(keyOf({ text: 'a' })).toBe(first);
  expect(keyOf({ text: 'b' })).not.toBe(first);
});
