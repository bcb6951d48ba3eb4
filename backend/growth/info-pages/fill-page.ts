import { fill } from '#lib/i18n/fill.ts';
import type { PageValues } from './page-values.ts';
import type { PageText } from './parse-page.ts';

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
