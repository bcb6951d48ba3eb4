import { safeNextPath } from './next-path.ts';

const origin = 'https://vonk.example';

test.each(['/chats', '/fr/members/12?x=1', '/credits#a', '/', '/loginfo'])('%s is allowed', (next) => {
  expect(safeNextPath(next, origin)).toBe(next);
});

test.each([
  null,
  '',
  'chats',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  ' //evil.example',
  'https:evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '/api/logout.php',
  '/login',
  '/fr/login?next=/x',
])('%j is rejected', (next) => {
  expect(safeNextPath(next, origin)).toBeNull();
});
