import type { InfoPage } from '#lib/contract/growth/info-pages.ts';

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
