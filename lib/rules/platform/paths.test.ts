import { backPath } from './paths.ts';

it.each([
  ['?back=%2Fchats%2F4', '/chats/4'],
  ['?back=%2Fmembers%2F9%2Fchat', '/members/9/chat'],
  ['?x=1&back=/chats/4', '/chats/4'],
])('%s returns to %s', (search, path) => {
  expect(backPath(search)).toBe(path);
});

it.each([
  '',
  '?back=',
  '?back=/likes',
  '?back=//evil.example/chats/4',
  '?back=https://evil.example/chats/4',
  '?back=/chats',
])('%s is rejected', (search) => {
  expect(backPath(search)).toBeNull();
});
