import type { HonoRequest } from 'hono';
import type { Services } from '../../platform/http/call.ts';
import { isFront } from '../../platform/http/front-key.ts';
import { log } from '../../platform/http/log.ts';
import { mayView } from './photo-access.ts';
import { loadVariant, shownVariants, type ShownVariant } from './photo-files.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { int8, text, statement } from '../../platform/db/statement.ts';

/** Allows no path separators, so no path can leave the folder. */
const fileName = /^([0-9a-f]{16})-([a-z]+)\.webp$/;

/** An address never changes its picture, but access may end: browsers revalidate daily, shared caches hourly. */
const forAnyone = 'public, max-age=86400, s-maxage=3600, must-revalidate';
/** 5 minutes: how long a member's browser may show a photo after access ends. */
const forOne = 'private, max-age=300';

type CacheHeaders = { 'cache-control': string; 'x-robots-tag'?: 'noindex' };

const privately: CacheHeaders = { 'cache-control': forOne, 'x-robots-tag': 'noindex' };

/** A photo variant or chat image; not found for callers without access. */
export async function photoFile(request: HonoRequest, file: string, services: Services): Promise<Response> {
  const [, hash, word] = fileName.exec(file) ?? [];
  const variant = shownVariants.find((each) => each === word);
  if (!hash || !variant || !isFront(request.header('x-vonk-key'), services.env)) return nothing();
  try {
    const cacheHeaders = await loadCacheHeaders(request, hash, variant, services);
    if (!cacheHeaders) return nothing();
    return await send(request, hash, variant, cacheHeaders, services);
  } catch (error) {
    log.error({ err: error, request: request.header('x-request-id') }, 'a photo could not be read');
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

/** Cache policy of the response, and whether search engines may index it; null without access. */
async function loadCacheHeaders(
  request: HonoRequest,
  hash: string,
  variant: ShownVariant,
  { db, photoAccess, sessions, now }: Services,
): Promise<CacheHeaders | null> {
  const isSharp = variant !== 'locked' && variant !== 'uncut';
  const open =
    variant === 'locked'
      ? await photoAccess.findBlurred(db, hash)
      : isSharp
        ? await photoAccess.findMain(db, hash)
        : null;
  if (open) return { 'cache-control': forAnyone, ...(open.indexable ? {} : { 'x-robots-tag': 'noindex' }) };

  const token = request.header('authorization')?.replace(/^Bearer /, '');
  const brand = request.header('x-vonk-brand');
  const actor = token && brand ? await sessions.find(db, token, brand, now()) : null;
  if (!actor) return null;
  const { owner, member, blur } = await mayView(db, actor, hash);
  if (owner || (isSharp && member) || (variant === 'locked' && blur)) return privately;
  return isSharp && (await mayViewImage(db, actor, hash)) ? privately : null;
}

async function send(
  request: HonoRequest,
  hash: string,
  variant: ShownVariant,
  cacheHeaders: CacheHeaders,
  { files }: Services,
): Promise<Response> {
  const headers = { ...cacheHeaders, etag: `"${hash}-${variant}"` };
  if (request.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const bytes = await loadVariant(files, hash, variant);
  if (!bytes) return nothing();
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'content-type': 'image/webp', 'content-length': String(bytes.length) },
  });
}

function nothing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}

const selectMessages = statement({
  params: { profileId: int8, hash: text },
  text: `
    select 1 from messages
    join conversation_members own on own.conversation_id = messages.conversation_id and own.profile_id = :profileId
    where messages.image_hash = :hash and messages.id > own.hidden_until and not exists (
      select 1 from blocks where (blocker_profile_id = :profileId and blocked_profile_id = own.other_profile_id)
        or (blocker_profile_id = own.other_profile_id and blocked_profile_id = :profileId))`,
});

/** Allowed for both members of the image's chat while the conversation is open to them. */
async function mayViewImage(db: Queries, { profileId }: Actor, hash: string): Promise<boolean> {
  const { rows } = await selectMessages(db, { profileId, hash });
  return rows.length > 0;
}
