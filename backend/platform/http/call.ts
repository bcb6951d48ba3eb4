import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { EndpointDefinition } from '#lib/contract/endpoint.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Db } from '../db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Providers } from '../../commerce/payments/providers.ts';
import type { Cutter } from '../../community/photos/cutter/cutter.ts';
import type { PhotoAccess } from '../../community/photos/photo-access.ts';
import type { Hub } from '../realtime/hub.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Actor, SessionCache } from './session.ts';
import type { RateLimits } from './rate-limits.ts';

/** Services available to every call, created once at startup. */
export type Services = {
  db: Db;
  env: BackendEnv;
  jobs: Jobs;
  hub: Hub;
  sessions: SessionCache;
  limits: RateLimits;
  /** Photo storage. */
  files: FileStore;
  cutter: Cutter;
  photoAccess: PhotoAccess;
  /** Payment providers. */
  providers: Providers;
  /** The clock, injected for tests. */
  now: () => Date;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One call: caller, brand, language and validated input. */
export type Call<E extends EndpointDefinition> = Services & {
  /** Null for calls of a front without a brand. */
  brand: E['audience'] extends 'front' ? null : Brand;
  locale: string;
  /** The visitor's country as detected by the front, or null. */
  country: string | null;
  /** The country that the visitor chose for prices; null: the detected one. */
  chosenCountry: string | null;
  /** Client address from the front. */
  client: string;
  userAgent: string;
  /** Present for `member` and `confirmed` calls; nullable if visitors may call. */
  actor: E['audience'] extends 'member' | 'confirmed' ? Actor : Actor | null;
  /** The caller's session token, for calls that end or compare sessions. */
  token: string | null;
  /** Device tokens of the browser that identify earlier logins. */
  devices: string[];
  /** Key of the rate limits: the account with a session, else the address. */
  limitKey: string;
  /** `Idempotency-Key` of the request, or null. */
  key: string | null;
  query: Parsed<E['query']>;
  /** The file's bytes if the call accepts one. */
  body: E['binary'] extends true ? Buffer : Parsed<E['body']>;
  /** Adds cache tags for a shared response at the front. */
  tag: (...tags: string[]) => void;
};

/** A file as a response; the name has ASCII letters only. */
export type FileAnswer = { name: string } & ({ bytes: Buffer } | { stream: Readable; size: number });

export type Route = {
  endpoint: EndpointDefinition;
  handle: (call: Call<EndpointDefinition>) => Promise<unknown>;
};

/** Binds a call of the contract to its handler, typed by the contract. */
export function route<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<E['file'] extends string ? FileAnswer : z.input<E['response']>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

export const done = { done: true } as const;
