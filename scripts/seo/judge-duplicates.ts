import type { Crawl, Visit } from './crawl.ts';
import type { Finding, FindingKind } from './finding.ts';
import { isListable } from './judge-pages.ts';
import type { Site } from './site.ts';

/**
 * Titles and descriptions that several pages of one language have. Two people may have one name and be of one age, so
 * profiles are alike only where both are the same.
 */
export function judgeDuplicates(site: Site, { visits }: Crawl): Finding[] {
  const pages = [...visits.values()].filter((visit) => {
    const canonical = visit.facts?.canonical;
    // What names another page as the one to list is no second one.
    return isListable(visit) && (canonical == null || site.pathOf(canonical, visit.path) === visit.path);
  });
  const both = ({ facts }: Visit) => (facts?.isProfile ? `${facts.title}\n${facts.description}` : null);
  return [
    ...sharedBy(pages, 'duplicate-title', (page) => both(page) ?? page.facts?.title),
    ...sharedBy(pages, 'duplicate-description', (page) => both(page) ?? page.facts?.description),
  ];
}

function sharedBy(pages: Visit[], kind: FindingKind, textOf: (page: Visit) => string | undefined): Finding[] {
  const byText = new Map<string, string[]>();
  for (const page of pages) {
    const text = textOf(page);
    if (!text) continue;
    const key = `${page.facts?.lang}\n${text}`;
    byText.set(key, [...(byText.get(key) ?? []), page.path]);
  }
  return [...byText].flatMap(([key, paths]) => {
    const [first = '', ...others] = paths;
    if (others.length === 0) return [];
    const text = key.split('\n')[1] ?? '';
    const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
    return [{ kind, at: first, says: `"${text}" also at ${others.slice(0, 3).join(', ')}${more}` }];
  });
}
