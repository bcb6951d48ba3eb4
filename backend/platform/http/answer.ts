import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { EndpointDefinition } from '#lib/contract/endpoint.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import { countingStatements } from '../db/connect.ts';
import { requireBrand, type Brand } from '../../brands/brand.ts';
import { throughCdn } from '../../brands/through-cdn.ts';
import { requireProofOfWork } from '../../identity/proof-of-work/require-proof-of-work.ts';
import type { Call, FileAnswer, Route, Services } from './call.ts';
import { authenticationRequired, CallError, invalidInput } from './errors.ts';
import { findBrokenText, bodyReader, withFile } from './read-body.ts';
import { countCall } from '../metrics/metrics.ts';
import { isFront } from './front-key.ts';
import { getSender } from '#lib/process/files-under-way.ts';
import { isServiceAway } from '../db/database-trouble.ts';
import { log } from './log.ts';
import { recorded, findReplay } from './replay.ts';
import type { Actor } from './session.ts';

/** Handles one call in the order limits → auth → validate → rule → present. */
export async function answer(context: Context, route: Route, services: Services): Promise<Response> {
  return countingStatements(async (statements) => {
    const started = performance.now();
    const result = await attempt(context, route, services);
    const name = `${route.endpoint.method} ${route.endpoint.path}`;
    const ms = performance.now() - started;
    countCall(name, result.status, ms);
    log[services.env.REQUEST_LOG_LEVEL](
      { call: name, request: getRequestId(context), status: result.status, ms: Math.round(ms * 10) / 10 },
      'call',
    );
    result.headers.set('x-vonk-statements', String(statements()));
    return result;
  });
}

/** The request id set by the front; other values are ignored to protect the log. */
function getRequestId(context: Context): string | undefined {
  const requestId = context.req.header('x-request-id');
  return requestId && /^[\w.-]{1,64}$/.test(requestId) ? requestId : undefined;
}

async function attempt(context: Context, { endpoint, handle }: Route, services: Services): Promise<Response> {
  try {
    // Every request requires a front's key.
    if (!isFront(context.req.header('x-vonk-key'), services.env)) throw new CallError('front_only');
    const caller = await admit(context, endpoint, services);
    // The retry of a call that closes the session has no session, and gets the first response.
    const isClosing = endpoint.session === 'closes';
    if (!isClosing) requireAudience(endpoint, caller);
    const readBody = bodyReader(context.req, endpoint);
    const replay = await findReplay(services.db, services.env, endpoint, toAttempt(context, readBody));
    const earlier = await replay?.find();
    if (earlier) return earlier;
    if (isClosing) requireAudience(endpoint, caller);
    const tags: string[] = [];
    const call = await parseCall(context, endpoint, services, caller, readBody, tags);
    if (!replay) return await perform(context, { endpoint, handle }, call, tags);
    await replay.start(call.now());
    return await recorded(replay, () => perform(context, { endpoint, handle }, call, tags));
  } catch (error) {
    return refuse(error, context);
  }
}

async function perform(
  context: Context,
  { endpoint, handle }: Route,
  call: Call<EndpointDefinition>,
  tags: string[],
): Promise<Response> {
  if (endpoint.proof) await requireProofOfWork(call, endpoint);
  const result = endpoint.binary
    ? await withFile(context.req, endpoint, getSender(call.limitKey, call.client), (bytes) =>
        handle({ ...call, body: bytes }),
      )
    : await handle(call);
  if (result instanceof Response) return result;
  if (endpoint.file) return asFile(endpoint.file, result as FileAnswer);
  // Parsing the response drops every key that is not in the contract, so nothing leaks.
  const parsed = endpoint.response.parse(result);
  const response = Response.json(throughCdn(call.brand?.settings.cdn_prefix ?? '', parsed));
  if (endpoint.shared)
    response.headers.set(
      'x-vonk-tags',
      [...(call.brand ? [`brand:${call.brand.id}`] : []), ...tags].join(','),
    );
  return response;
}

/** Identifies the attempt at a write from the headers of front and browser. */
function toAttempt({ req }: Context, readBody: BodyReader): Parameters<typeof findReplay>[3] {
  return {
    brandId: req.header('x-vonk-brand') ?? null,
    url: req.url.slice(new URL(req.url).origin.length),
    token: getToken(req),
    key: getIdempotencyKey(req),
    readBody,
  };
}

const getToken = (req: Context['req']) => req.header('authorization')?.replace(/^Bearer /, '') ?? null;

/** Maximum length of an idempotency key. */
const maxKeyLength = 100;

function getIdempotencyKey(req: Context['req']): string | null {
  const key = req.header('idempotency-key') ?? null;
  if (key && key.length > maxKeyLength) throw invalidInput({ idempotency_key: 'too_long' });
  return key;
}

function asFile(type: string, file: FileAnswer): Response {
  const isBytes = 'bytes' in file;
  const headers = {
    'content-type': type,
    // Documents open in the browser, archives are downloaded.
    'content-disposition': `${isBytes ? 'inline' : 'attachment'}; filename="${file.name}"`,
  };
  if (isBytes) return new Response(new Uint8Array(file.bytes), { headers });
  const body = Readable.toWeb(file.stream) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { ...headers, 'content-length': String(file.size) } });
}

function refuse(error: unknown, context: Context): Response {
  const refusal = error instanceof CallError ? error : toRefusal(error);
  const details = { err: error, request: getRequestId(context) };
  if (refusal !== error) log.error(details, 'call failed');
  else if (refusal.code === 'provider_unavailable') log.warn(details, 'a provider could not be reached');
  const response = Response.json(refusal.body, { status: refusal.status });
  if (refusal.data.retry_after) response.headers.set('retry-after', String(refusal.data.retry_after));
  return response;
}

const toRefusal = (error: unknown) =>
  isServiceAway(error)
    ? new CallError('backend_unavailable', { retry_after: 5 })
    : new CallError('internal_error');

type BodyReader = ReturnType<typeof bodyReader>;
type Caller = Pick<Call<EndpointDefinition>, 'client' | 'token' | 'limitKey'> & {
  brand: Brand | null;
  actor: Actor | null;
};

/** Authenticates the caller within the limits; only the same caller gets an earlier attempt's stored response. */
async function admit(context: Context, endpoint: EndpointDefinition, services: Services): Promise<Caller> {
  const header = (name: string) => context.req.header(name) || null;
  const brand =
    endpoint.audience === 'front' ? null : await requireBrand(services.db, header('x-vonk-brand'));
  const address = header('x-vonk-client');
  const client = address ?? 'unknown';
  const token = getToken(context.req);
  const actor =
    token && brand ? await services.sessions.find(services.db, token, brand.id, services.now()) : null;
  // By account across all its sessions; an expired session counts by its network.
  const limitKey = actor ? `user:${actor.userId}` : client;
  // A front without a visitor address reads for its shared pages: one limit would block all visitors.
  if (endpoint.form) await services.limits.consume('webhook', client);
  else if (endpoint.method !== 'GET') await services.limits.consume('write', limitKey);
  else if (actor || address) await services.limits.consume('read', limitKey);
  return { brand, actor, client, token, limitKey };
}

function requireAudience({ audience }: EndpointDefinition, { actor }: Caller): void {
  const needsMember = audience === 'member' || audience === 'confirmed';
  if (needsMember && !actor) throw authenticationRequired();
  if (audience === 'confirmed' && !actor?.confirmed) throw new CallError('not_confirmed');
}

async function parseCall(
  context: Context,
  endpoint: EndpointDefinition,
  services: Services,
  { brand, actor, client, token, limitKey }: Caller,
  readBody: BodyReader,
  tags: string[],
): Promise<Call<EndpointDefinition>> {
  const header = (name: string) => context.req.header(name) || null;
  return {
    ...services,
    // The audience decides the type, as does the type of the call.
    brand: brand as Call<EndpointDefinition>['brand'],
    locale: header('x-vonk-locale') ?? brand?.domainLanguage ?? 'de',
    country: header('x-vonk-country'),
    chosenCountry: header('x-vonk-chosen-country'),
    client,
    userAgent: (header('user-agent') ?? '').slice(0, 300),
    actor,
    token,
    devices: header('x-vonk-devices')?.slice(0, 2_000).split(',') ?? [],
    limitKey,
    key: getIdempotencyKey(context.req),
    // The handler's type of the parsed input follows from the endpoint.
    query: parse(endpoint.query, context.req.query()) as undefined,
    body: parse(endpoint.body, await readBody()) as undefined,
    tag: (...more) => tags.push(...more),
  };
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    const path = findBrokenText(parsed.data);
    if (path !== null) throw invalidInput({ [path]: 'invalid' });
    return parsed.data;
  }
  // A missing proof of work is reported before all other errors.
  if (parsed.error.issues.some(({ path }) => path[0] === 'proof')) throw new CallError('proof_missing');
  throw invalidInput(
    Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), fieldError(issue)])),
  );
}

/** The form error code for a schema issue. */
function fieldError(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === 'invalid_format') {
    if (issue.format === 'email') return issue.message === 'email_letters' ? issue.message : 'invalid_email';
    return issue.format === 'date' ? 'invalid_date' : 'invalid';
  }
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too_short';
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'invalid_value') return 'unknown_value';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid';
}
