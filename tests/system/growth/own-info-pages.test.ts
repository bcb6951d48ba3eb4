import { readable } from '#tests/support/page-words.ts';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { connect } from '#backend/platform/db/connect.ts';
import { setInfoPage } from '#backend/growth/info-pages/set-info-page.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { changeSettings } from '#tests/support/brand-copy.ts';
import {
  brand,
  does,
  writeBrandFile,
  supportAddress,
  throwawayBrand,
  untilPage,
  type Throwaway,
} from '#tests/support/throwaway-brand.ts';

/** A brand's own texts, on a separate brand in German and Swedish. */
let own: Throwaway;
const db = connect(stackAddress().databaseUrl, 1);
const settings = { locales: ['de', 'sv'] } as BrandSettings;
beforeAll(async () => {
  own = await throwawayBrand();
});
afterAll(async () => {
  await own.close();
  await db.$client.end();
});

const getArticle = (html: string) =>
  readable((/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '').replaceAll(/<\/?a\b[^>]*>|<!-- -->/g, ''));
const getFooter = (html: string) => readable(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '');

const terms = `# Unsere Regeln
Was bei {brand} gilt, in unseren eigenen Worten gesagt.
## Das Wichtigste
Betreiber ist {company}. Mehr im [Impressum](/imprint).
- erstens
- zweitens
`;

const press = (title: string) => `# ${title}
Where journalists find what they need about {brand}.
## Contact
Write to {email}.
`;

test('a brand’s text stands in its language, and ours in the others', async () => {
  const before = getArticle((await own.visitor.get('/sv/pages/terms')).text);
  await does('pages', 'set', own.id, 'terms', 'de', writeBrandFile(terms));
  const html = await untilPage(own.visitor, '/pages/terms', (page) => page.includes('Unsere Regeln'));
  expect(getArticle(html)).toContain('Betreiber ist Amoria GmbH. Mehr im Impressum.');
  expect(html).toMatch(/<ul><li>erstens<\/li><li>zweitens<\/li><\/ul>/);
  expect(html).toMatch(/<time[^>]*>/);
  const swedish = getArticle((await own.visitor.get('/sv/pages/terms')).text);
  expect(swedish).toBe(before);
  expect(swedish).not.toContain('Regeln');

  await does('pages', 'remove', own.id, 'terms', 'de');
  const again = await untilPage(own.visitor, '/pages/terms', (page) => !page.includes('Unsere Regeln'));
  expect(getArticle(again)).toContain('Allgemeine Geschäftsbedingungen');
});

test('a page that only this brand has is in its footer, and nowhere in a language without it', async () => {
  const prefixed = async () => {
    const { status, headers } = await own.visitor.get('/de/press');
    return [status, headers.location];
  };
  expect((await own.visitor.get('/press')).status).toBe(404);
  expect(await prefixed()).toEqual([404, undefined]);
  const half = await brand('pages', 'set', own.id, 'press', 'de', writeBrandFile(press('Presse')));
  expect([half.code, half.stderr.includes('pages.press.sv: missing')]).toEqual([1, true]);
  // Like a brand that wrote it before it added Swedish.
  await setInfoPage(db, { id: own.id, settings }, 'press', 'de', press('Presse'));
  await until(async () => (await own.visitor.get('/press')).status === 200);
  await until(async () => (await prefixed())[0] === 301);
  expect(await prefixed()).toEqual([301, '/press']);
  const { text } = await own.visitor.get('/press');
  expect(getArticle(text)).toContain(`Write to ${supportAddress(own.host)}.`);
  expect(text).toContain('<title>Presse · Amoria</title>');
  expect(getFooter(text)).toContain('Presse');
  expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/press"/);
  expect(text).not.toMatch(/hrefLang="sv"[^>]*\/press"/i);
  const swedish = await own.visitor.get('/sv/press');
  expect(swedish.status).toBe(404);
  expect(getFooter((await own.visitor.get('/sv')).text)).not.toContain('Presse');
  // Another brand has no such page.
  expect((await new Visitor('herzfunke.localhost').get('/press')).status).toBe(404);

  const [german, inSwedish] = [press('Presse'), press('Press')].map(writeBrandFile);
  await does('pages', 'set', own.id, 'press', 'de', german ?? '', 'sv', inSwedish ?? '');
  await until(async () => (await own.visitor.get('/sv/press')).status === 200);
  expect(
    await untilPage(own.visitor, '/press', (page) => /hrefLang="sv"[^>]*\/sv\/press"/i.test(page)),
  ).toMatch(/hrefLang="x-default"/i);
  await until(async () => (await own.visitor.get('/sitemaps/pages-1.xml')).text.includes('/press<'));
  await does('pages', 'remove', own.id, 'press', 'de', 'sv');
  await until(async () => (await own.visitor.get('/press')).status === 404);
});

test.each([
  ['members', 'de', press('Mitglieder'), '"members" cannot be the address of a page'],
  ['de', 'de', press('Deutsch'), '"de" cannot be the address of a page'],
  ['Press', 'de', press('Presse'), '"Press" cannot be the address of a page'],
  ['press', 'fr', press('Presse'), 'has no pages in "fr", only in de, sv'],
  ['terms', 'de', press('Bedingungen').replace('{email}', '{mail}'), '{mail} is no placeholder'],
  ['terms', 'de', 'Bedingungen', 'The text is not a page'],
])('the command refuses %s in %s with a sentence', async (token, locale, text, why) => {
  const { code, stderr } = await brand('pages', 'set', own.id, token, locale, writeBrandFile(text));
  expect(code).toBe(1);
  expect(stderr).toContain(why);
});

test('the disclaimer is the brand’s own in the language it is written in, and ours in the others', async () => {
  const ours = getFooter((await own.visitor.get('/sv')).text);
  await changeSettings(database, own.id, {
    disclaimer: { de: 'Bei {brand} zahlst du nie doppelt, ab {min_age}.' },
  });
  const html = await untilPage(own.visitor, '/', (page) => page.includes('zahlst du nie doppelt'));
  expect(getFooter(html)).toContain('Bei Amoria zahlst du nie doppelt, ab 18.');
  // Statements required by law stay.
  expect(getFooter(html)).toMatch(/für Erwachsene ab 18[\s\S]*fiktive Profile/);
  expect(getFooter((await own.visitor.get('/sv')).text)).toBe(ours);
});
