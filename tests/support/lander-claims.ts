import type { Locale } from '../../lib/i18n/locales.ts';
import { languageRules } from '../../scripts/checks/language-rules.ts';

/** What a lander has to say on a brand and in a language. */
export type Expected = {
  locale: Locale;
  /** The brand's own hosts; any other host is a third party's. */
  hosts: readonly string[];
  /** The sentence about fictional profiles. */
  warning: string;
  /** `18+`. */
  age: string;
  /** Targets of the form and the imprint link, as visitors see them. */
  action: string;
  imprint: string;
  /** Sentences with a number that state rules of the product and are no claims, in the page's wording. */
  rules: readonly string[];
};

/**
 * All faults of a lander's document as visitors without scripts get it, one sentence each; empty if there are none.
 * Elements with `data-live-count` show live data and are no claims.
 */
export function judgeLander(html: string, expected: Expected): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [
    ...judgeFrame(html, main),
    ...judgeNotice(main, expected),
    ...judgeForm(main, expected.action),
    ...foreignAddresses(html, expected.hosts).map((address) => `asks a third party: ${address}`),
    ...findClaims(html, expected.locale, expected.rules).map((claim) => `claims “${claim}”`),
  ];
}

function judgeFrame(html: string, main: string): string[] {
  const complaints: string[] = [];
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) complaints.push(`has ${headings} first headings`);
  if (!/<meta name="robots" content="[^"]*noindex/.test(html)) complaints.push('may be indexed');
  if (!/<title>[^<]{5,}<\/title>/.test(html)) complaints.push('has no title');
  if (!/<link rel="canonical" href="https?:\/\/[^"]+"/.test(html))
    complaints.push('has no canonical address');
  const length = extractText(main).replace(/\s+/g, ' ').length;
  if (length < 300) complaints.push(`says only ${length} characters without scripts`);
  return complaints;
}

/** The notice precedes the first member, with nothing long before it. */
function judgeNotice(main: string, { warning, age, imprint }: Expected): string[] {
  const at = main.search(/<[a-z]+[^>]* data-lander-notice/);
  if (at === -1) return ['has no notice about fictional profiles'];
  const notice = main.slice(at, main.indexOf('</aside>', at));
  const complaints: string[] = [];
  if (!extractText(notice).includes(warning))
    complaints.push('has a notice without the sentence of the brand');
  if (!extractText(notice).includes(age)) complaints.push(`has a notice without ${age}`);
  if (!notice.includes(`href="${imprint}"`)) complaints.push('has a notice without the imprint');
  const member = main.search(/<img\b[^>]*\/photos\//);
  if (member !== -1 && member < at) complaints.push('shows a member before the notice');
  const before = extractText(main.slice(0, at)).replace(/\s+/g, ' ').trim().length;
  if (before > 400) complaints.push(`has its notice behind ${before} characters`);
  return complaints;
}

function judgeForm(main: string, action: string): string[] {
  const forms = [...main.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  const [, head = '', body = ''] = forms.find(([, each = '']) => each.includes(`action="${action}"`)) ?? [];
  if (!body) return [`has no form that leads to ${action}`];
  const complaints: string[] = [];
  if (!/method="get"/i.test(head)) complaints.push('has a form that needs scripts');
  if (!/<button[^>]*type="submit"/.test(body)) complaints.push('has a form without a button');
  for (const name of ['gender', 'seeks']) {
    if (!body.includes(`name="${name}"`)) complaints.push(`does not ask for ${name}`);
  }
  const fields = [...body.matchAll(/<input\b[^>]*>/g)].filter(([field]) => !field.includes('type="hidden"'));
  const labelled = [...body.matchAll(/<label\b[^>]*>\s*<input\b[^>]*>[\s\S]*?<\/label>/g)];
  if (labelled.length < fields.length) complaints.push('has a field without a label');
  if ((body.match(/<legend\b/g)?.length ?? 0) < 2) complaints.push('has a question without its words');
  return complaints;
}

/** URLs on other hosts that a browser would request or a link would open. */
export function foreignAddresses(html: string, hosts: readonly string[]): string[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  const inAttributes = /\b(?:src|href|srcset|action|poster|content|style)="([^"]*)"/g;
  const texts = [...markup.matchAll(inAttributes)].map(([, value = '']) => value);
  const styles = [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const found = [...texts, ...styles].flatMap((text) => text.match(/(?:https?:)?\/\/[^\s"'),<>;]+/g) ?? []);
  return found.filter((address) => {
    const base = 'http://own.invalid';
    if (!URL.canParse(address, base)) return true;
    return !hosts.includes(new URL(address, base).hostname);
  });
}

/** Sentences with unfounded claims: numbers of people, who is online, timers, praise. */
export function findClaims(html: string, locale: Locale, rules: readonly string[] = []): string[] {
  const lines = listSentences(html).filter((line) => !rules.includes(line));
  const patterns = getPatterns(locale);
  return lines.flatMap((line) => patterns.flatMap((pattern) => pattern.exec(line)?.[0] ?? []));
}

function getPatterns(locale: Locale): RegExp[] {
  const words = languageRules(locale).claims;
  const number = '\\d[\\d.,\\u00a0\\u202f ]*\\+?';
  const few = '(?:[^\\s\\d]+\\s+){0,2}';
  const phrase = (text: string, flags = 'iu') =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${text})(?![\\p{L}\\p{N}])`, flags);
  return [
    phrase(`${number}\\s*${few}(?:${words.people}|${words.deeds})`),
    phrase(`${number}[^.!?]*(?:${words.near})`),
    phrase(words.crowds),
    phrase(words.isOnline),
    phrase(words.verified),
    phrase(words.urgency),
    phrase(words.waiting),
    phrase(words.praise),
    // The same in every language: distances, running clocks, ratings out of five, the first of its kind.
    phrase(`${number}\\s*(?:km|mi)`),
    phrase('\\d{1,2}:\\d{2}(?::\\d{2})?'),
    /[★⭐✪]/u,
    phrase('\\d(?:[.,]\\d)?\\s*/\\s*5'),
    phrase('(?:nr\\.?|no\\.?|n°|nº|number|nummer)\\s*1'),
    /#\s?1(?!\d)/,
  ];
}

/** Texts of a page in its main part, title and attributes, a line each, without live counts. */
function listSentences(html: string): string[] {
  const main = (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(
    /<(\w+)[^>]*\bdata-live-count\b[^>]*>[\s\S]*?<\/\1>/g,
    ' ',
  );
  const attributes = [...main.matchAll(/\b(?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  const head = [
    /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  ];
  const texts = [...head, ...attributes.map(([, value = '']) => value)].map(decoded);
  return [...extractText(main).split('\n'), ...texts].map((line) => line.trim()).filter(Boolean);
}

/** The words of some markup, each element on its own line. */
export function extractText(markup: string): string {
  const words = markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(/<\/?(?:span|a|strong|em|b|i)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n');
  return decoded(words);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decoded(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
