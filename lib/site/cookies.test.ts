import { chosenCountry, cookieValue, choiceCookieLines } from './cookies.ts';

it.each([
  ['a=1; b=2', 'b', '2'],
  ['ab=1; b=2', 'b', '2'],
  ['xb=1', 'b', undefined],
  ['b=', 'b', ''],
  [';;b=x=y', 'b', 'x=y'],
])('in "%s" %s is %s', (header, name, expected) => {
  expect(cookieValue(header, name)).toBe(expected);
});

it('stores a country for 365 days, and accepts only known ones', () => {
  const line = 'vonk_country=AT; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(choiceCookieLines({ setCountry: 'AT' }, 'http')).toEqual([line]);
  expect(choiceCookieLines({ setCountry: 'AT' }, 'https')).toEqual([`${line}; Secure`]);
  expect(choiceCookieLines({ setLocale: 'fr', setCountry: 'AT' }, 'https')).toHaveLength(2);
  expect(chosenCountry('vonk_locale=de; vonk_country=AT')).toBe('AT');
  for (const cookies of [undefined, 'vonk_country=XX', 'vonk_country=at', 'vonk_country='])
    expect(chosenCountry(cookies)).toBeNull();
});
