import type { ScreenFinding } from './finding.ts';

/** The findings as table rows, by language and screen; findings on every screen of a language appear once. */
export function formatFindings(found: readonly ScreenFinding[]): string[] {
  if (found.length === 0) return ['Everything fits.'];
  const rows = new Map<string, ScreenFinding & { screens: Set<string> }>();
  for (const each of found) {
    const key = [each.locale, each.what, each.text, each.element.replace(/ in .*/, '')].join('\n');
    const row = rows.get(key) ?? { ...each, screens: new Set() };
    row.screens.add(each.screen);
    rows.set(key, row);
  }
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '| locale | screen | element | text | what is wrong |',
    '| --- | --- | --- | --- | --- |',
    ...[...rows.values()].map(({ locale, screens, element, text, what }) => {
      const [first, ...others] = screens;
      const where = others.length > 0 ? `${first} and ${others.length} more` : first;
      return `| ${[locale, where ?? '', element, text, what].map(cell).join(' | ')} |`;
    }),
  ];
}
