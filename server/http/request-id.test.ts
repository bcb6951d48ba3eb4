import type { IncomingMessage } from 'node:http';
import { requestIdOf } from './request-id.ts';

const asked = (id?: string) => ({ headers: id ? { 'x-request-id': id } : {} }) as unknown as IncomingMessage;

it('takes the name that our proxy gave, and nobody else’s', () => {
  expect(requestIdOf(asked('proxy-0123'), true)).toBe('proxy-0123');
  expect(requestIdOf(asked('visitor-0123'), false)).not.toBe('visitor-0123');
});

it.each(['short', 'a b c d e f', 'line\nbreak-of-log', 'x'.repeat(65)])('makes its own for %j', (told) => {
  expect(requestIdOf(asked(told), true)).toMatch(/^[\da-f]{8}-[\da-z]+$/);
});

it('gives each request one name and no other request the same', () => {
  const [one, other] = [asked(), asked()];
  expect(requestIdOf(one, false)).toBe(requestIdOf(one, false));
  expect(requestIdOf(one, false)).not.toBe(requestIdOf(other, false));
});
