import type { Crawl } from './crawl.ts';
import type { Fetch } from './fetcher.ts';
import type { Finding } from './finding.ts';
import { imageSize } from './image-size.ts';
import { isListable } from './judge-pages.ts';
import type { Site } from './site.ts';

const size = { width: 1200, height: 630 };
/** Some messengers show nothing larger, in bytes. */
const largest = 300_000;

/** Fetches up to `most` of the preview images of the pages and measures them. */
export async function judgeImages(
  fetch: Fetch,
  site: Site,
  { visits }: Crawl,
  most: number,
): Promise<{ findings: Finding[]; looked: number }> {
  const shownBy = new Map<string, string>();
  for (const visit of visits.values()) {
    const address = visit.facts?.image?.url;
    if (isListable(visit) && address && !shownBy.has(address)) shownBy.set(address, visit.path);
  }
  const findings: Finding[] = [];
  const chosen = spread([...shownBy], most);
  for (const [address, at] of chosen) {
    const says = await faultOf(address);
    if (says) findings.push({ kind: 'preview-image', at, says: `${address} ${says}` });
  }
  return { findings, looked: chosen.length };

  async function faultOf(address: string): Promise<string | null> {
    const path = site.pathOf(address);
    if (path === null) return 'is of another site';
    const { status, headers, body } = await fetch(path);
    if (status !== 200) return `answered ${status}`;
    const image = imageSize(body);
    if (!image) return 'is no PNG and no JPEG';
    if (headers['content-type'] !== `image/${image.type}`) return `is called ${headers['content-type']}`;
    if (image.width !== size.width || image.height !== size.height)
      return `has ${image.width} × ${image.height} px`;
    return body.length < largest ? null : `has ${body.length} bytes`;
  }
}

/** Some of them all, evenly from the first to the last. */
function spread<T>(all: T[], most: number): T[] {
  if (all.length <= most) return all;
  const share = (nth: number) => Math.floor((nth * most) / all.length);
  return all.filter((_, nth) => share(nth) > share(nth - 1));
}
