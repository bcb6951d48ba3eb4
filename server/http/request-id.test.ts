import type { IncomingMessage } from 'node:http';
import { getRequestId } from './request-id.ts';

const buildRequest = (id?: string) =>
  ({ headers: id ? { 'x-request-id': id } : {} }) as unknown as IncomingMessage;

it('trusts only our proxy’s name for the client', () => {
  expect(getRequestId(buildRequest('proxy-0123'), true)).toBe('proxy-0123');
  expect(getRequestId(buildRequest('visitor-0123'), false)).not.toBe('visitor-0123');
});

it.each(['short', 'a b c d e f', 'line\nbreak-of-log', 'x'.repeat(65)])('makes its own for %j', (header) => {
  expect(getRequestId(buildRequest(header), true)).toMatch(/^[\da-f]{8}-[\da-z]+$/);
});

it('gives each request one name and no other request the same', () => {
  const [one, other] = [buildRequest(), buildRequest()];
  expect(getRequestId(one, false)).toBe(getRequestId(one, false));
  expect(getRequestId(one, false)).not.toBe(getRequestId(other, false));
});
