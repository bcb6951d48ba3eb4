import type { InfoPage } from '#lib/contract/growth/info-pages.ts';
import { fill } from '#lib/i18n/fill.ts';
import { pagePlaceholders, type PageValues } from './page-values.ts';

export type PageText = Pick<InfoPage, 'title' | 'description' | 'sections'>;

/** The first line is the title (`# `), the second the description; `## ` starts a section. */
export function parsePage(text: string): PageText {
  const [head = '', description = '', ...rest] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const sections: PageText['sections'] = [];
  for (const line of rest) {
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3), paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(line);
  }
  return { title: head.replace(/^# +/, ''), description, sections };
}

/** Maximum lengths in characters, and the minimum length of a useful description. */
const maxLengths = { title: 120, description: 300 };
const minLengths = { title: 2, description: 20 };
/** Maximum length of a page in characters. */
const maxTextLength = 60_000;

/** @throws Error with one sentence that lists everything wrong with the operator's text */
export function parsePageText(text: string): PageText {
  const page = parsePage(text);
  const faults = [...faultsOfForm(text, page), ...faultsOfMarks(text)];
  if (faults.length > 0) throw new Error(`The text is not a page: ${faults.join('; ')}.`);
  return page;
}

function faultsOfForm(text: string, { title, description, sections }: PageText): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const body = lines.filter(Boolean).slice(2);
  const empty = sections.filter(({ heading, paragraphs }) => !heading.trim() || paragraphs.length === 0);
  return [
    text.length > maxTextLength && `it has more than ${maxTextLength} characters`,
    (title.length < minLengths.title ||
      title.length > maxLengths.title ||
      !lines.find(Boolean)?.startsWith('# ')) &&
      `the first line has to be its title: "# " and ${minLengths.title} to ${maxLengths.title} characters`,
    (description.length < minLengths.description ||
      description.length > maxLengths.description ||
      description.startsWith('#')) &&
      `the second line, its description, has to have ${minLengths.description} to ${maxLengths.description} characters`,
    sections.length === 0 && 'it has no section: a line that begins with "## " heads one',
    body[0] !== undefined && !body[0].startsWith('## ') && 'the third line has to head a section with "## "',
    ...empty.map(({ heading }) => `the section "${heading}" has no heading or no text`),
  ].filter((fault) => typeof fault === 'string');
}

function faultsOfMarks(text: string): string[] {
  const known: readonly string[] = pagePlaceholders;
  const unknown = new Set(listPlaceholders(text).filter((name) => !known.includes(name)));
  const addresses = text
    .split('](')
    .slice(1)
    .flatMap((part) => (part.includes(')') ? [part.slice(0, part.indexOf(')'))] : []));
  return [
    ...[...unknown].map((name) => `{${name}} is no placeholder (they are ${known.join(', ')})`),
    ...addresses
      .filter((address) => !/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)\S+$/.test(address))
      .map((address) => `a link cannot lead to "${address}"`),
  ];
}

/** A list placeholder alone becomes the list. Drops lines with an empty placeholder and sections without lines. */
export function fillPage({ title, description, sections }: PageText, values: PageValues): PageText {
  const words = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.join(', '),
    ]),
  );
  return {
    title: fill(title, words),
    description: fill(description, words),
    sections: sections
      .map(({ heading, paragraphs }) => ({
        heading: fill(heading, words),
        paragraphs: paragraphs.flatMap((line) => fillLine(line, values, words)),
      }))
      .filter(({ paragraphs }) => paragraphs.length > 0),
  };
}

function fillLine(line: string, values: PageValues, words: Record<string, string>): string[] {
  const places = listPlaceholders(line);
  if (places.some((name) => words[name] === '')) return [];
  const [only] = places;
  const list = only && line === `{${only}}` ? values[only as keyof PageValues] : undefined;
  return Array.isArray(list) ? list : [fill(line, words)];
}

export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');
}
