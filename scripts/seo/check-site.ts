import { crawl } from './crawl.ts';
import type { Fetch } from './fetcher.ts';
import type { Finding } from './finding.ts';
import { findUrls } from './find-urls.ts';
import { judgeAlternates } from './judge-alternates.ts';
import { judgeDuplicates } from './judge-duplicates.ts';
import { judgeImages } from './judge-images.ts';
import { judgePages } from './judge-pages.ts';
import type { Site } from './site.ts';

export type CheckOptions = {
  limit?: number;
  concurrency?: number;
  /** Preview images that are fetched and measured. */
  images?: number;
  onProgress?: (pages: number) => void;
};

export type CheckResult = { pages: number; images: number; isComplete: boolean; findings: Finding[] };

/** An address at which nothing can be. */
const nowhere = '/seo-check/no-such-page';

/** Crawls a site from its robots.txt on and says what is wrong with it. */
export async function checkSite(
  fetch: Fetch,
  site: Site,
  { images = 50, ...options }: CheckOptions = {},
): Promise<CheckResult> {
  const listed = await findUrls(fetch, site);
  const crawled = await crawl(fetch, site, listed, options);
  const measured = await judgeImages(fetch, site, crawled, images);
  const { status } = await fetch(nowhere);
  const soft: Finding[] =
    status === 404 ? [] : [{ kind: 'status', at: nowhere, says: `answered ${status} where no page is` }];
  return {
    pages: crawled.visits.size,
    images: measured.looked,
    isComplete: crawled.isComplete,
    findings: [
      ...listed.findings,
      ...soft,
      ...judgePages(site, listed, crawled),
      ...judgeAlternates(site, listed, crawled),
      ...judgeDuplicates(site, crawled),
      ...measured.findings,
    ],
  };
}
