import { sourceFromQuery } from './traffic-source.ts';

test('the landing names its source; other parameters do not make one', () => {
  expect(sourceFromQuery('?network=north&ref=42&sub1=a&x=1')).toEqual({
    network: 'north',
    ref: '42',
    sub1: 'a',
  });
  expect(sourceFromQuery('?ref=42')).toEqual({ ref: '42' });
  expect(sourceFromQuery('?sub1=a&utm_source=x')).toBeNull();
  expect(sourceFromQuery('?network=')).toBeNull();
});

test('values are as long as the contract takes them', () => {
  const source = sourceFromQuery(`?network=${'n'.repeat(300)}&sub3=${'s'.repeat(300)}`);
  expect(source?.network).toHaveLength(100);
  expect(source?.sub3).toHaveLength(200);
});

test('the number of the click is taken under the names that affiliates use, and those of search engines are not', () => {
  expect(sourceFromQuery('?network=north&click_id=c-1')).toEqual({ network: 'north', click_id: 'c-1' });
  expect(sourceFromQuery('?network=north&clickid=c-2')).toEqual({ network: 'north', click_id: 'c-2' });
  expect(sourceFromQuery('?network=north&click_id=&clickid=c-3')?.click_id).toBe('c-3');
  expect(sourceFromQuery('?network=north&gclid=x&fbclid=y&msclkid=z')).toEqual({ network: 'north' });
  // A click id without a source is meaningless.
  expect(sourceFromQuery('?click_id=c-4')).toBeNull();
});

test('nothing in a source can make the server refuse the signup that it comes with', () => {
  expect(sourceFromQuery('?network=no%00rth%0a&ref=%20')).toEqual({ network: 'north' });
  const cut = sourceFromQuery(`?network=${'n'.repeat(99)}${encodeURIComponent('💜')}`)?.network ?? '';
  expect(cut).toBe('n'.repeat(99));
});
