import { createRateLimits } from '../../platform/http/rate-limits.ts';
import { mayGrantBonuses } from './returning-member.ts';

/** Number of addresses that get credits; each has its own network unless `client` is given. */
async function given(emails: string[], client?: string): Promise<number> {
  const limits = createRateLimits();
  let count = 0;
  for (const [nth, email] of emails.entries())
    if (await mayGrantBonuses(limits, { email, client: client ?? `100.64.${nth >> 8}.${nth & 255}` }))
      count += 1;
  await limits.close();
  return count;
}

const many = (address: (nth: number) => string) => Array.from({ length: 40 }, (_, nth) => address(nth));

test.each([
  ['a domain of one’s own', (nth: number) => `anna${nth}@anna.example`],
  ['below a domain of one’s own', (nth: number) => `anna@a${nth}.anna.example`],
  ['below one of a shared end', (nth: number) => `anna@a${nth}.anna.co.uk`],
  ['a provider’s name under another end', (nth: number) => `anna${nth}@live.rocks`],
])('%s gets five', async (_what, address) => {
  expect(await given(many(address))).toBe(5);
});

test.each(['gmail.com', 'web.de', 'yahoo.fr', 'live.ca', 'gmx.at', 'wp.pl', 'poczta.onet.pl', 'orange.fr'])(
  'a large provider has no limit per domain: %s',
  async (domain) => {
    expect(await given(many((nth) => `anna${nth}@${domain}`))).toBe(40);
  },
);

test('domains under a shared end are apart from each other', async () => {
  expect(await given(many((nth) => `anna@anna${nth}.co.uk`))).toBe(40);
});

test.each(['100.99.1.7', '2001:db8:7:1::7'])(
  'one network gets ten, from any addresses (%s)',
  async (client) => {
    expect(
      await given(
        many((nth) => `anna${nth}@gmail.com`),
        client,
      ),
    ).toBe(10);
  },
);

test('a disposable address gets none and uses up nothing', async () => {
  const limits = createRateLimits();
  for (let nth = 0; nth < 20; nth += 1)
    expect(await mayGrantBonuses(limits, { email: `a${nth}@mailinator.com`, client: '100.99.1.7' })).toBe(
      false,
    );
  expect(await mayGrantBonuses(limits, { email: 'anna@gmail.com', client: '100.99.1.7' })).toBe(true);
  await limits.close();
});
