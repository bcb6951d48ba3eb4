import { fc } from '#tests/support/properties.ts';
import { fillTemplate, findFault, placeholders, plainAmount, type Values } from './fill-template.ts';

const values: Values = {
  click_id: 'c 1&x=/?#',
  status: 'sale',
  amount: '45.99',
  currency: 'EUR',
  sub1: 'größe',
  sub2: '',
  sub3: '{click_id}',
  transaction: '0b6e',
};

test('every placeholder is filled with its value, encoded', () => {
  expect(
    fillTemplate('https://n.example/pb/{transaction}?cid={click_id}&s={status}&a={amount}{currency}', values),
  ).toBe('https://n.example/pb/0b6e?cid=c%201%26x%3D%2F%3F%23&s=sale&a=45.99EUR');
  expect(fillTemplate('https://n.example/?a={sub1}&b={sub2}&c={sub3}', values)).toBe(
    'https://n.example/?a=gr%C3%B6%C3%9Fe&b=&c=%7Bclick_id%7D',
  );
});

test('no value changes host, path or the names of the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const all = Object.fromEntries(placeholders.map((name) => [name, value])) as Values;
      const url = new URL(fillTemplate('https://n.example/pb?cid={click_id}&t={transaction}', all));
      expect([url.origin, url.pathname, url.hash]).toEqual(['https://n.example', '/pb', '']);
      expect([...url.searchParams]).toEqual([
        ['cid', value],
        ['t', value],
      ]);
    }),
  );
});

test.each(['https://n.example/pb?cid={click_id}', 'https://n.example/{sub1}/x', 'https://n.example'])(
  '%s will do',
  (template) => expect(findFault(template, false)).toBeNull(),
);

test.each([
  ['http://n.example/pb?cid={click_id}', /begins with https/],
  ['http://localhost:4000/pb', /begins with https/],
  ['ftp://n.example/', /begins with https/],
  ['n.example/pb', /no address/],
  ['https://n.example/?mail={email}', /no \{email\}/],
  ['https://n.example/?x={}', /no \{\}/],
  ['https://n.example/?x={constructor}', /no \{constructor\}/],
  ['https://{sub1}.example/', /behind the host/],
  ['https://n.example{sub1}/', /behind the host/],
  ['https://n.example/?x={click_id', /brace/],
  ['https://n.example/?x=click_id}', /brace/],
  ['https://me:secret@n.example/', /password/],
])('%s is refused', (template, reason) => expect(findFault(template, false)).toMatch(reason));

test('calls a server of this machine where that is allowed, and no other by http', () => {
  expect(findFault('http://localhost:4000/pb?cid={click_id}', true)).toBeNull();
  expect(findFault('http://n.example/pb', true)).toMatch(/begins with https/);
  expect(findFault('http://127.0.0.1/pb', true)).toMatch(/begins with https/);
});

test('amounts have a decimal point and two digits', () => {
  expect([0, 5, 99, 100, 4599, 123_456].map(plainAmount)).toEqual([
    '0.00',
    '0.05',
    '0.99',
    '1.00',
    '45.99',
    '1234.56',
  ]);
});
