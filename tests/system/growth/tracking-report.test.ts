import { choose, parseCheckoutRef, applySteps } from '#tests/support/checkout.ts';
import { Visitor } from '#tests/support/http.ts';
import { onOneDay } from '#tests/support/one-day.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { listConversions, firefox, ledAndConfirmed, mark } from './tracked-members.ts';
import { bought, ordered, settled } from '#tests/support/buying.ts';
import { confirmed, herzfunke, vlinder } from '#tests/support/cast.ts';
import { operate, operated } from '#tests/support/operating.ts';

const arrive = (body: object, { host = herzfunke, userAgent = firefox } = {}) =>
  new Visitor(host).call('POST /api/arrival.php', { body, headers: { 'user-agent': userAgent } });

/** The cells of a network's table rows. */
async function fetchRows(network: string, ...words: string[]): Promise<string[][]> {
  const table = await operated('report', ...words);
  return table
    .split('\n')
    .filter((line) => line.includes(network.toLowerCase()))
    .map((line) => line.trim().split(/ {2,}/));
}

test('a row says what a network brought over a lander: people, programs, leads, sales, money, what went back', async () => {
  const network = mark('net');
  const slug = 'gallery/hiking';
  for (let nth = 0; nth < 8; nth += 1) await arrive({ network, slug, lb: nth < 4 });
  await arrive({ network: network.toUpperCase(), slug });
  await arrive({ network, slug }, { userAgent: 'curl/8.5.0' });
  await new Visitor(herzfunke).call('POST /api/page-bounce.php', {
    body: { network, slug, seconds: 2 },
    headers: { 'user-agent': firefox },
  });
  const alice = await ledAndConfirmed('Alice', { network, slug });
  await ledAndConfirmed('Bob', { network, slug });
  await ledAndConfirmed('Carl', { network, slug, webdriver: true });
  const paid = await bought(alice.visitor);
  const back = await ordered(alice.visitor, { nth: 1 });
  await choose(back.checkout_url, 'charged_back');
  await until(async () => (await listConversions(alice)).length === 4);

  const sold = `${((paid.amount + back.amount) / 100).toFixed(2)} EUR`;
  const returned = `${(back.amount / 100).toFixed(2)} EUR`;
  expect(await fetchRows(network)).toEqual([
    ['herzfunke', network, slug, '9', '1', '2', '22.2 %', '2', sold, '2', returned, '1 of 4'],
  ]);
});

test('brands, slugs and days stand apart', () =>
  onOneDay(async (today) => {
    const network = mark('net');
    await arrive({ network });
    await arrive({ network, slug: 'video' });
    await arrive({ network, slug: 'video' }, { host: vlinder });
    const counts = ['1', '0', '0', '0.0 %', '0', '–', '0', '–', '–'];
    const row = (brand: string, slug: string) => [brand, network, slug, ...counts];
    expect(await fetchRows(network)).toEqual([
      row('herzfunke', '–'),
      row('herzfunke', 'video'),
      row('vlinder', 'video'),
    ]);
    expect(await fetchRows(network, '--brand', 'vlinder')).toEqual([row('vlinder', 'video')]);

    const day = (shift: number) =>
      new Date(Date.parse(today) + shift * 24 * 3_600_000).toISOString().slice(0, 10);
    await database.query(
      `update arrivals set created_at = created_at - interval '3 days' where network = $1 and slug is null`,
      [network],
    );
    expect(await fetchRows(network, '--from', day(-1))).toEqual([
      row('herzfunke', 'video'),
      row('vlinder', 'video'),
    ]);
    expect(await fetchRows(network, '--to', day(-1))).toEqual([row('herzfunke', '–')]);
    expect(await fetchRows(network, '--from', day(-3), '--to', day(-3))).toEqual([row('herzfunke', '–')]);
    expect(await fetchRows(network, '--from', day(-2), '--to', day(-1))).toEqual([]);
  }));

test('counts members without a network as well, with separate tables for members and money', async () => {
  const own = async () =>
    (await operated('report', '--brand', 'vlinder'))
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/))
      .find(([brand, network, slug]) => brand === 'vlinder' && network === '–' && slug === '–');
  const cells = async (what: string, ...start: string[]) =>
    (await operated('report', what, '--brand', 'vlinder'))
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/))
      .find((line) => start.every((word, at) => line[at] === word)) ?? [];
  const number = (text: string | undefined) => Number(text ?? 0);
  const [before, members, money] = [
    await own(),
    await cells('members', 'vlinder'),
    await cells('money', 'vlinder', 'DE'),
  ];

  const alice = await confirmed('Alice', {}, vlinder);
  const [paid, gone] = [await ordered(alice.visitor), await ordered(alice.visitor)];
  for (const each of [paid, gone]) {
    await choose(each.checkout_url, 'paid');
    await settled(alice.visitor, each.payment_id);
  }
  await applySteps(parseCheckoutRef(gone.checkout_url), [{ chargeback: { amount: gone.amount } }]);
  await until(async () => number((await own())?.[9]) > number(before?.[9]));

  const after = await own();
  // Leads and sales.
  expect(number(after?.[5]) - number(before?.[5])).toBe(1);
  expect(number(after?.[7]) - number(before?.[7])).toBe(2);
  const grown = (await cells('members', 'vlinder')).map((cell, at) => number(cell) - number(members[at]));
  // Signups, confirmed, deleted, active within a day, a week and a month, buyers.
  expect(grown.slice(1)).toEqual([1, 1, 0, 1, 1, 1, 1]);
  const booked = (await cells('money', 'vlinder', 'DE')).map((cell, at) => number(cell) - number(money[at]));
  const sum = (minor: number) => expect.closeTo(minor / 100, 2) as number;
  const vat = Math.round((paid.amount * 1900) / 11_900);
  expect(booked.slice(4)).toEqual([
    2,
    sum(paid.amount + gone.amount),
    sum(gone.amount),
    sum(paid.amount),
    sum(vat),
    sum(paid.amount - vat),
  ]);
});

test.each([
  [['--from', 'yesterday'], 2, /'--from <day>' argument 'yesterday' is invalid. It is a day/],
  [['--to', '2026-02-30'], 2, /It is a day/],
  [['--brand', 'nobody'], 1, /There is no brand "nobody"/],
  [['--network', 'north'], 2, /Unknown option '--network'/],
])('%j is refused', async (words, refusal, reason) => {
  const { code, stderr } = await operate('report', ...words);
  expect([code, stderr]).toEqual([refusal, expect.stringMatching(reason)]);
});
