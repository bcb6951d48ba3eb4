import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { parseOgImagePath, type OgImageName } from '#lib/rules/growth/og-images.ts';
import { FairTurns, TooBusy } from '#lib/process/fair-turns.ts';
import { getRateLimitNetwork } from '#lib/process/networks.ts';
import type { Brand } from '#lib/site/brands.ts';
import { BackendUnavailable, UpstreamTimeout } from '#lib/upstream/failures.ts';
import { fetchOgImage, ogImageVersion } from '#lib/upstream/og-image-cards.ts';
import type { PurgeLog } from '../purge-log.ts';
import { bareContentPolicy, securityHeaders } from '../../http/security-headers.ts';
import { drawOgImage } from './draw-og-image.ts';
import { OgImageCache, type CachedOgImage } from './og-image-cache.ts';
import { callTimeoutMs } from '#lib/process/read-env.ts';
import { askBackend } from '#lib/upstream/http.ts';
import { identityHeaders } from '#lib/upstream/identity.ts';

/** About two hundred images. */
const ogImageCacheBytes = 16 * 1024 * 1024;
/** Maximum waiting drawings, for one visitor and in total; the last waits some three seconds. */
const waiting = { own: 8, all: 24 };

type Reading = { read: typeof fetchOgImage; photo: typeof fetchPhoto };
/** The caller, and a function that returns the seconds to wait for the rate limit. */
type Visitor = { ip: string; consume: () => Promise<number> };
type Asked = { name: OgImageName; locale: Locale; brand: Brand };

/** Serves `/previews/…`: one image for each page, brand and language, drawn on first request. */
export class OgImageServer {
  readonly #cache: OgImageCache;
  readonly #turns = new FairTurns({ atOnce: 1, perKey: 1, waiting });
  readonly #flights = new Map<string, Promise<CachedOgImage | null>>();
  readonly #reading: Reading;

  constructor(purges: PurgeLog, reading: Reading = { read: fetchOgImage, photo: fetchPhoto }) {
    this.#cache = new OgImageCache(purges, ogImageCacheBytes);
    this.#reading = reading;
  }

  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
    brand: Brand,
    { ip, consume }: Visitor,
  ): Promise<void> {
    const requested = askedBy(path, brand);
    if (!requested) return refuse(response, 404);
    try {
      const key = `${brand.id}${path}`;
      const cached = this.#cache.get(key, Date.now());
      const wait = cached ? 0 : await consume();
      if (wait) return refuse(response, 429, wait);
      const preview = cached ?? (await this.#fly(key, requested, ip));
      if (preview) send(request, response, preview, new URLSearchParams(search).get('v'));
      else refuse(response, 404);
    } catch (error) {
      if (!isPassing(error)) throw error;
      refuse(response, 503);
    }
  }

  #fly(key: string, requested: Asked, ip: string): Promise<CachedOgImage | null> {
    const purgeVersion = this.#cache.purgeVersion;
    // Drawings started before a purge may contain purged data.
    const flight = `${key} ${purgeVersion}`;
    const under = this.#flights.get(flight);
    if (under) return under;
    const made = this.#make(key, requested, ip, purgeVersion).finally(() => this.#flights.delete(flight));
    this.#flights.set(flight, made);
    return made;
  }

  async #make(
    key: string,
    { name, locale, brand }: Asked,
    ip: string,
    purgeVersion: number,
  ): Promise<CachedOgImage | null> {
    const site = { brand: brand.id, locale };
    const read = await this.#reading.read(name, site);
    if (!read) return null;
    const { card, settings, tags } = read;
    const photo = card.photo === null ? null : await this.#reading.photo(card.photo, site);
    const file = await this.#turns.run(getRateLimitNetwork(ip), () => drawOgImage(card, settings, photo));
    const preview: CachedOgImage = {
      file,
      etag: `"${hash('sha1', file, 'base64url')}"`,
      version: ogImageVersion(card, settings),
      isPersonal: name.kind === 'member',
    };
    this.#cache.put(key, preview, tags, purgeVersion, Date.now());
    return preview;
  }
}

function askedBy(path: string, brand: Brand): Asked | null {
  const { locale, name } = parseOgImagePath(path) ?? {};
  return name && isLocale(locale) && brand.locales.includes(locale) ? { name, locale, brand } : null;
}

/** Whether a retry may succeed. */
function isPassing(error: unknown): boolean {
  return [TooBusy, BackendUnavailable, UpstreamTimeout].some((kind) => error instanceof kind);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  preview: CachedOgImage,
  version: string | null,
): void {
  const { file, etag } = preview;
  const headers = {
    ...securityHeaders,
    // Previews are embedded by pages of any origin.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': bareContentPolicy,
    'cache-control': getCacheControl(preview, version),
    etag,
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': 'image/jpeg', 'content-length': file.length });
  response.end(request.method === 'HEAD' ? undefined : file);
}

/** Photos may be withdrawn, so they are cached briefly; other images change their URL. */
function getCacheControl({ isPersonal, version: newest }: CachedOgImage, version: string | null): string {
  if (version !== newest) return 'public, max-age=300';
  return isPersonal ? 'public, max-age=3600' : 'public, max-age=31536000, immutable';
}

function refuse(response: ServerResponse, status: 404 | 429 | 503, wait = 5): void {
  response.writeHead(status, {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': 0,
    ...(status !== 404 && { 'retry-after': String(wait) }),
  });
  response.end();
}

/** A photo as visitors see it; null if they may not. @throws BackendUnavailable, UpstreamTimeout */
async function fetchPhoto(path: string, site: { brand: string; locale: Locale }): Promise<Buffer | null> {
  const { status, headers, body } = await askBackend({
    method: 'GET',
    path,
    headers: identityHeaders(site),
    timeout: callTimeoutMs(),
    repeatable: true,
  });
  if (status >= 500) throw new BackendUnavailable(`The backend answered ${status} to a photo`);
  return status === 200 && String(headers['content-type']).startsWith('image/') ? body : null;
}
