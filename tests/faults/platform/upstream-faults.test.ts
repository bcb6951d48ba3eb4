// The long form goes through every trouble in every language: `LANGUAGES=11 npm run test:faults -- upstream-faults`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales, type Locale } from '#lib/i18n/locales.ts';
import { statusText } from '#server/pages/status-texts.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { plainText, extractText } from '#tests/support/page-words.ts';
import { fairTime } from '#tests/support/fair-time.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '#tests/support/fault-proxy.ts';
import { Visitor, type Answer } from '#tests/support/http.ts';
import { allGuises, startImpostor, type Guise, type Impostor } from '#tests/support/impostor.ts';
import { killPart, stackAddress, startPart } from '#tests/support/stack.ts';
import { isSoWithin, timed } from '#tests/support/until.ts';

/** Languages in which each fault is tested. */
const languages = Number(process.env.LANGUAGES ?? 1);
/** A call waits ten seconds for these; the short form waits for the first of them only. */
const patientCalls = ['hang', 'delay', 'drip', 'slow'];
const waitsFor = (name: string) => languages > 1 || patientCalls.indexOf(name) < 1;
/** Milliseconds until a page is complete, until recovery (both on a fast machine), and until a call has a response. */
const [pageLimit, recovery, callLimit] = [3_000, 5_000, 11_000];
const timeoutMs = 60_000 * languages;

const faults: Fault[] = ['refuse', 'hang', 'delay', 'drip', 'reset', 'truncate', 'cut_before', 'cut_in'];
const troubles: { name: string; fault?: Fault; guise?: Guise }[] = [
  ...faults.map((fault) => ({ name: fault, fault })),
  ...allGuises.map((guise) => ({ name: guise, guise })),
];

let proxy: FaultProxy;
let impostor: Impostor;
/** Uncached members' pages, one for each fault. */
let strangers: number[];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const visitor = () => new Visitor(herzfunke);
const prefix = (locale: Locale) => (locale === 'de' ? '' : `/${locale}`);
/** Popular pages; they are cached and served in any outage. */
const cachedPages = ['/', '/members', '/login'];

beforeAll(async () => {
  proxy = await startFaultProxy(stackAddress().backendPort);
  impostor = await startImpostor();
  await restartFront({ BACKEND_URL: `http://127.0.0.1:${proxy.port}` });
  const { body } = await visitor().call<{ results: { id: number }[] }>('GET /api/members.php');
  strangers = body.results.map(({ id }) => id);
  if (strangers.length < troubles.length) throw new Error('The demo has too few members on a page');
  // An error before the fault renders the error pages of its language.
  for (const locale of locales) await visitor().get(`${prefix(locale)}/no-such-page`);
}, 180_000);

afterAll(async () => {
  await restartFront();
  await proxy.close();
  await impostor.close();
});

test.each(troubles.map((trouble, at) => ({ ...trouble, at })))(
  '$name: every page stands with its words, and all recovers',
  async ({ name, fault, guise, at }) => {
    for (let nth = 0; nth < languages; nth += 1) {
      const locale = locales[(at + nth) % locales.length] ?? 'de';
      const id = strangers[at] ?? 0;
      for (const path of cachedPages) expect((await visitor().get(path)).status).toBe(200);
      await begin(fault, guise);

      const fresh = [`${prefix(locale)}/members/${id}`, `${prefix(locale)}/landers/gallery`];
      const pageTime = await fairTime(pageLimit);
      const [calls, cachedAnswers, freshAnswers] = await Promise.all([
        Promise.all(waitsFor(name) ? [timed(() => visitor().call('GET /api/user.php'))] : []),
        Promise.all(cachedPages.map((path) => timed(() => visitor().get(path)))),
        Promise.all(fresh.map((path) => timed(() => visitor().get(path)))),
      ]);
      for (const { answer, milliseconds } of cachedAnswers) {
        expect([answer.status, isWhole(answer, 'de')]).toEqual([200, true]);
        expect(milliseconds).toBeLessThanOrEqual(pageTime);
      }
      for (const { answer, milliseconds } of freshAnswers) {
        expect([answer.status, isWhole(answer, locale)]).toEqual([503, true]);
        expect(saysUnavailable(answer, locale)).toBe(true);
        expect(answer.headers['retry-after']).toBeDefined();
        expect(milliseconds).toBeLessThanOrEqual(pageTime);
      }
      // A call gets a machine-readable error from any impostor.
      for (const { answer, milliseconds } of calls) {
        expect(answer.headers['content-type']).toContain('application/json');
        expect(answer.body).not.toBeNull();
        expect(milliseconds).toBeLessThanOrEqual(callLimit);
      }

      await end();
      const page = fresh[0] ?? '';
      expect(
        await isSoWithin(await fairTime(recovery), async () => (await visitor().get(page)).status === 200),
      ).toBe(true);
    }
  },
  timeoutMs,
);

async function restartFront(environment: Record<string, string> = {}): Promise<void> {
  await killPart('front');
  await startPart('front', { PAGE_TIMEOUT_MS: '10000', ...environment });
}

async function begin(fault: Fault | undefined, guise: Guise | undefined): Promise<void> {
  if (guise) {
    impostor.wear(guise);
    proxy.aim(impostor.port);
  }
  await proxy.set(fault ?? 'pass');
}

async function end(): Promise<void> {
  proxy.aim(stackAddress().backendPort);
  await proxy.set('pass');
}

/** Whether a page is a complete page of the brand in this language. */
function isWhole({ text }: Answer, locale: Locale): boolean {
  const visibleText = extractText(/<body[\s\S]*<\/body>/.exec(text)?.[0] ?? '');
  return text.includes(`<html lang="${locale}"`) && text.includes('Herzfunke') && visibleText.length > 20;
}

type Words = { page: { unavailable: string } };

function saysUnavailable({ text }: Answer, locale: Locale): boolean {
  const file = join(root, 'messages', locale, 'errors.json');
  const { page } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  const visibleText = extractText(text);
  return [page.unavailable, statusText(locale, 503).sentence].some((words) =>
    visibleText.includes(plainText(words)),
  );
}
