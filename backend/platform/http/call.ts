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
import type { Limits } from './limits.ts';

/** What every call can reach; made once when the process starts. */
export type Services = {
  db: Db;
  env: BackendEnv;
  jobs: Jobs;
  hub: Hub;
  sessions: SessionCache;
  limits: Limits;
  /** Where photos are kept. */
  files: FileStore;
  cutter: Cutter;
  photoAccess: PhotoAccess;
  /** Who takes and returns money. */
  providers: Providers;
  /** The clock; a parameter, so that tests may turn it. */
  now: () => Date;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One call: who asks, on which brand, in which language, and the validated input. */
export type Call<E extends EndpointDefinition> = Services & {
  /** Null for the calls of a front, which are for no brand. */
  brand: E['audience'] extends 'front' ? null : Brand;
  locale: string;
  /** Country of the visitor as the front found it, or null. */
  country: string | null;
  /** Country that the visitor chose for prices, or null: then it is the one above. */
  chosenCountry: string | null;
  /** Client address as the front saw it. */
  client: string;
  userAgent: string;
  /** Present for `member` and `confirmed` calls; null where a visitor may call. */
  actor: E['audience'] extends 'member' | 'confirmed' ? Actor : Actor | null;
  /** The caller's session token, for calls that end or compare sessions. */
  token: string | null;
  /** What the browser has brought to show which accounts have logged in there before. */
  devices: string[];
  /** What a limit counts by: the account where there is a session, else the address. */
  limitKey: string;
  /** `Idempotency-Key` of the request, or null. */
  key: string | null;
  query: Parsed<E['query']>;
  /** The bytes of a file where the call takes one. */
  body: E['binary'] extends true ? Buffer : Parsed<E['body']>;
  /** Adds tags under which the front may keep a shared answer. */
  tag: (...tags: string[]) => void;
};

/** A file as an answer: plain letters in its name. */
export type FileAnswer = { name: string } & ({ bytes: Buffer } | { stream: Readable; size: number });

export type Route = {
  endpoint: EndpointDefinition;
  handle: (call: Call<EndpointDefinition>) => Promise<unknown>;
};

/** Binds a call of the contract to its handler; the handler's types follow from the contract. */
export function route<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<E['file'] extends string ? FileAnswer : z.input<E['response']>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** The answer of a call that says nothing but that it was done. */
export const done = { done: true } as const;
