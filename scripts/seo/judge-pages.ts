import type { Crawl, Visit } from './crawl.ts';
import type { Finding, FindingKind } from './finding.ts';
import type { Listed } from './find-urls.ts';
import type { Site } from './site.ts';

/** Characters of text below which a page says too little to be found by. */
const leastText = 200;
const previewSize = { width: 1200, height: 630 };

/** Statuses of a link that leads a visitor on for this once: to the login, or to the visitor's language. */
const passing = new Set([302, 303, 307]);
const moved = new Set([301, 308]);

/** Whether a page asks to be listed. */
export function isListable({ status, facts, noindexHeader }: Visit): boolean {
  return status === 200 && facts !== null && !facts.noindex && !noindexHeader;
}

/** What is wrong with each page by itself. */
export function judgePages(
  site: Site,
  { urls }: Pick<Listed, 'urls'>,
  { visits, isComplete }: Crawl,
): Finding[] {
  return [...visits.values()].flatMap((visit) => {
    const found: Finding[] = [];
    const wrong = (kind: FindingKind, says: string) => void found.push({ kind, at: visit.path, says });
    if (urls.has(visit.path)) judgeListed(visit, wrong);
    else judgeLinked(visit, wrong);
    judgeRequests(visit, wrong);
    if (isListable(visit)) judgeContent(visit, wrong);
    return found;
  });

  function judgeListed({ status, facts, noindexHeader, location }: Visit, wrong: Wrong): void {
    if (status !== 200) return wrong('status', said(status, location));
    if (!facts) return wrong('status', 'is no HTML page');
    if (facts.noindex || noindexHeader) wrong('noindex-in-sitemap', 'says noindex');
  }

  function judgeLinked(visit: Visit, wrong: Wrong): void {
    const { status, location, from, how, path } = visit;
    const by = from === null ? '' : `, linked from ${from}`;
    if (moved.has(status)) wrong('moved-link', said(status, location) + by);
    else if (status !== 200 && !passing.has(status)) wrong('broken-link', said(status, location) + by);
    const canonical = visit.facts?.canonical;
    const isItself = canonical != null && site.pathOf(canonical, path) === path;
    if (isComplete && how !== 'sitemap' && isListable(visit) && isItself)
      wrong('not-in-sitemap', `may be listed${by}`);
  }

  function judgeRequests({ facts }: Visit, wrong: Wrong): void {
    for (const address of facts?.foreign ?? []) wrong('third-party', `fetches ${address}`);
  }

  function judgeContent({ path, facts }: Visit, wrong: Wrong): void {
    if (!facts) return;
    const { canonical } = facts;
    if (canonical === null) wrong('canonical', 'has none');
    else if (!/^https?:\/\//.test(canonical)) wrong('canonical', `is not a whole address: ${canonical}`);
    else if (urls.has(path) && site.pathOf(canonical) !== path) wrong('canonical', `is ${canonical}`);
    if (!facts.title) wrong('missing-title', 'has no title');
    if (!facts.description) wrong('missing-description', 'has no description');
    if (!facts.hasHeading) wrong('missing-h1', 'has no first heading');
    if (facts.text < leastText) wrong('thin', `has ${facts.text} characters of text`);
    judgeImage(facts.image, wrong);
  }
}

type Wrong = (kind: FindingKind, says: string) => void;

function judgeImage(image: NonNullable<Visit['facts']>['image'], wrong: Wrong): void {
  if (!image) return wrong('preview-image', 'has none');
  const { url, width, height, alt } = image;
  if (!/^https?:\/\//.test(url)) wrong('preview-image', `is not a whole address: ${url}`);
  if (width !== previewSize.width || height !== previewSize.height)
    wrong('preview-image', `is said to have ${width} × ${height} px`);
  if (!alt) wrong('preview-image', 'has no text in its place');
}

function said(status: number, location: string | null): string {
  if (status === 0) return 'did not answer';
  return location === null ? `answered ${status}` : `answered ${status} to ${location}`;
}
