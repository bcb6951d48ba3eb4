import { getUser, logIn } from '../contract/identity/user.ts';
import { saysSessionEnded } from './session-ended.ts';

const answer = (status: number, body: string) => ({ status, headers: {}, body: Buffer.from(body) });

it.each(['{"user":null}', ' { "user" : null } '])('the user call says it with %j', (body) => {
  expect(saysSessionEnded(getUser, answer(200, body))).toBe(true);
});

it.each([
  [200, '{"user":{"id":7}}'],
  [200, '{"user":null,"more":1}'],
  [200, '{"more":1,"user":null}'],
  [200, `${' '.repeat(40)}{"user":null}`],
  [500, '{"user":null}'],
  [304, ''],
])('an answer %i %j of the user call does not', (status, body) => {
  expect(saysSessionEnded(getUser, answer(status, body))).toBe(false);
});

it('no other call says it so', () => {
  expect(saysSessionEnded(logIn, answer(200, '{"user":null}'))).toBe(false);
  expect(saysSessionEnded({ ...getUser, path: '/api/chats.php' }, answer(200, '{"user":null}'))).toBe(false);
});

it('every call says it with authentication_required, and with no other 403', () => {
  const required = '{"error":"authentication_required","authentication_required":true}';
  for (const endpoint of [getUser, logIn]) {
    expect(saysSessionEnded(endpoint, answer(403, required))).toBe(true);
    expect(saysSessionEnded(endpoint, answer(403, '{"error":"blocked_by"}'))).toBe(false);
    expect(saysSessionEnded(endpoint, answer(401, required))).toBe(false);
  }
});
