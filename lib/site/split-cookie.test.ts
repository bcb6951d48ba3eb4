import { lastingSplit, passingSplit, splitGroup } from './split-cookie.ts';

test('a group is one of a thousand, and anything else is none', () => {
  expect(splitGroup('a=b; vonk_split=7; c=d')).toBe(7);
  expect(splitGroup('vonk_split=999')).toBe(999);
  for (const cookies of [undefined, '', 'vonk_split=', 'vonk_split=1000', 'vonk_split=-1', 'vonk_split=7x'])
    expect(splitGroup(cookies)).toBeNull();
});

test('it is kept for ninety days, an old one or a new one, and taken away at once', () => {
  expect(lastingSplit('a=b; vonk_split=7')).toBe('vonk_split=7; Path=/; SameSite=Lax; Max-Age=7776000');
  expect(lastingSplit('', () => 0.5)).toBe('vonk_split=500; Path=/; SameSite=Lax; Max-Age=7776000');
  expect(passingSplit).toBe('vonk_split=; Path=/; SameSite=Lax; Max-Age=0');
});
