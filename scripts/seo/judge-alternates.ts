import type { Crawl, Visit } from './crawl.ts';
import type { Finding } from './finding.ts';
import type { Listed } from './find-urls.ts';
import { isListable } from './judge-pages.ts';
import type { Site } from './site.ts';

const languageTag = /^(?:x-default|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/;

/**
 * Whether every page names the same page in its languages, itself and a default among them, and each of those names it
 * back; and whether the sitemap says the same as the page.
 */
export function judgeAlternates(site: Site, { urls }: Pick<Listed, 'urls'>, { visits }: Crawl): Finding[] {
  return [...visits.values()].filter(isCanonical).flatMap((visit) => {
    const said = faultsOf(visit);
    return said.map((says) => ({ kind: 'alternate' as const, at: visit.path, says }));
  });

  function isCanonical(visit: Visit): boolean {
    const canonical = visit.facts?.canonical;
    return isListable(visit) && canonical != null && site.pathOf(canonical, visit.path) === visit.path;
  }

  function faultsOf({ path, facts }: Visit): string[] {
    if (!facts) return [];
    const { alternates, lang } = facts;
    if (alternates.size === 0) return ['has none'];
    const own = pathOf(alternates.get(lang));
    return [
      ...(own === path ? [] : [`names ${alternates.get(lang) ?? 'nothing'} as itself (${lang})`]),
      ...(alternates.has('x-default') ? [] : ['has no x-default']),
      ...[...alternates].flatMap(([tag, address]) => faultsOfOne(path, lang, tag, address)),
      ...faultsOfSitemap(path, alternates),
    ];
  }

  function faultsOfOne(path: string, lang: string, tag: string, address: string): string[] {
    const target = pathOf(address);
    if (!languageTag.test(tag)) return [`"${tag}" is no language`];
    if (!/^https?:\/\//.test(address)) return [`${tag} is not a whole address: ${address}`];
    if (target === null) return [`${tag} leads to another site: ${address}`];
    const there = visits.get(target);
    if (!there) return [];
    if (tag === 'x-default') return [200, 302, 303, 307].includes(there.status) ? [] : [broken(tag, there)];
    if (there.status !== 200 || !there.facts) return [broken(tag, there)];
    if (there.facts.lang !== tag) return [`${tag} leads to a page in ${there.facts.lang || 'no language'}`];
    return pathOf(there.facts.alternates.get(lang)) === path
      ? []
      : [`${target} (${tag}) does not name it back`];
  }

  function faultsOfSitemap(path: string, alternates: ReadonlyMap<string, string>): string[] {
    const listed = urls.get(path)?.alternates;
    if (!listed) return [];
    const isSame =
      listed.size === alternates.size &&
      [...listed].every(([tag, address]) => pathOf(address) === pathOf(alternates.get(tag)));
    return isSame ? [] : ['has other ones in the sitemap'];
  }

  function pathOf(address: string | undefined): string | null {
    return address === undefined ? null : site.pathOf(address);
  }
}

function broken(tag: string, { path, status }: Visit): string {
  return `${tag} leads to ${path}, which answered ${status}`;
}
