import { createHash } from 'node:crypto';
import type { CapturedAnswer } from './captured-response.ts';
import { compress, type Coding } from '../http/compress.ts';
import { inlineScripts } from './inline-scripts.ts';
import { joinPayload } from './join-payload.ts';
import { log } from '../http/log.ts';
import { contentSecurityPolicy, securityHeaders } from '../http/security-headers.ts';
import { deferScripts } from './defer-scripts.ts';

export type Encoding = 'identity' | Coding;

/** A finished response that can be sent repeatedly. */
export type PageEntry = {
  status: number;
  /** All headers except Cache-Control, length, encoding and ETag. */
  headers: Record<string, string>;
  body: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
  zstd: Buffer | null;
  etag: string;
  /** Content-addressed. */
  isForever: boolean;
  tags: readonly string[];
  /** Fresh until this time in milliseconds; may be served stale afterwards. */
  freshUntil: number;
  /** Earliest next refresh after a failed one. */
  retryAt: number;
  touchedAt: number;
  bytes: number;
  /** Header lists by encoding and audience, created on first use. */
  prepared: Map<string, string[]>;
};

/** Headers of Next's response that the browser's router needs or that describe the body. */
const passedOn =
  /^(?:content-type|content-language|content-disposition|link|vary|location|x-nextjs-(?:rewritten-path|rewritten-query|stale-time|prerender|postponed|deployment-id)|x-robots-tag)$/;

type Options = {
  tags: readonly string[];
  freshUntil: number;
  isDevelopment: boolean;
  /** Another origin of the brand's pictures. */
  imageOrigin?: string;
};

/** Converts Next's response into ours: status from the page's meta tag, policy with script hashes, ETag. */
export function pageEntry(answer: CapturedAnswer, options: Options): PageEntry {
  const headers: Record<string, string> = { ...securityHeaders };
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && passedOn.test(name)) headers[name] = String(value);
  }
  let { status, body } = answer;
  if (isHtml(headers)) {
    const html = joinPayload(deferScripts(body.toString('utf8')));
    body = Buffer.from(html);
    status = status === 200 ? (ownStatus(html) ?? status) : status;
    const { hashes, refused } = inlineScripts(html);
    if (refused.length && !options.isDevelopment) log.warn({ refused }, 'inline scripts without a hash');
    headers['content-security-policy'] = contentSecurityPolicy(
      hashes,
      options.isDevelopment,
      options.imageOrigin,
    );
  }
  headers.vary = toVary(headers.vary);
  return {
    status,
    headers,
    body,
    gzip: null,
    br: null,
    zstd: null,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    isForever: /\bimmutable\b/.test(String(answer.headers['cache-control'] ?? '')),
    tags: options.tags,
    freshUntil: options.freshUntil,
    retryAt: 0,
    touchedAt: 0,
    bytes: body.length + 2_000,
    prepared: new Map(),
  };
}

export function isHtml(headers: Record<string, unknown>): boolean {
  const type = headers['content-type'];
  return typeof type === 'string' && type.startsWith('text/html');
}

/** `<meta name="vonk-status" content="410">`, because a page cannot set such a status. */
function ownStatus(html: string): number | null {
  const content = /<meta name="vonk-status" content="(\d{3})"\s*\/?>/.exec(html)?.[1];
  return content ? Number(content) : null;
}

function toVary(next: string | undefined): string {
  const names = new Set((next ?? '').split(',').map((name) => name.trim().toLowerCase()));
  names.add('accept-encoding');
  names.delete('');
  return [...names].join(', ');
}

/** Whether an entry lacks a useful encoding. */
export function lacks(entry: PageEntry, coding: Coding): boolean {
  return !entry[coding] && entry.body.length >= 500;
}

/** Compresses an entry unless done; returns the additional bytes. */
export async function pack(entry: PageEntry, coding: Coding): Promise<number> {
  if (!lacks(entry, coding)) return 0;
  const packed = await compress(entry.body, coding, 'page');
  // Another request may have done it at the same time.
  if (entry[coding]) return 0;
  entry[coding] = packed;
  return packed.length;
}
