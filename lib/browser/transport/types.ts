import type { z } from 'zod';
import type { endpoints } from '../../contract/endpoints.ts';

type Endpoint = Exclude<(typeof endpoints)[number], { stream: true } | { audience: 'front' }>;
type Calls = { [E in Endpoint as `${E['method']} ${E['path']}`]: E };

/** All calls that a browser may make, such as `POST /api/user.php`. */
export type CallName = keyof Calls;
/** All reads. */
export type ReadName = Extract<CallName, `GET ${string}`>;

/** All calls with a file as body. */
export type UploadName = { [N in CallName]: Calls[N] extends { binary: true } ? N : never }[CallName];

type QueryOf<N extends CallName> = Calls[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : never;
type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodType } ? z.input<B> : never;

/** A call's response in the browser, without the session token, which the front removes. */
export type ResponseOf<N extends CallName> = Calls[N] extends {
  session: 'opens';
  response: infer R extends z.ZodType;
}
  ? Omit<z.output<R>, 'token'>
  : z.output<Calls[N]['response']>;

/** Query of a read; `undefined` for none. */
export type ReadQuery<N extends ReadName> = [QueryOf<N>] extends [never] ? undefined : QueryOf<N>;

// A path such as `/api/user.php?push=1` already contains its query.
type QueryPart<N extends CallName> = N extends `${string}?${string}`
  ? unknown
  : [QueryOf<N>] extends [never]
    ? unknown
    : Partial<QueryOf<N>> extends QueryOf<N>
      ? { query?: QueryOf<N> }
      : { query: QueryOf<N> };
type BodyPart<N extends CallName> = [BodyOf<N>] extends [never] ? unknown : { body: BodyOf<N> };
type KeyPart<N extends CallName> = Calls[N] extends { keyed: true } ? { key?: string } : unknown;

export type CallOptions<N extends CallName> = QueryPart<N> &
  BodyPart<N> &
  KeyPart<N> & {
    signal?: AbortSignal;
    /** The call outlives its page. */
    keepalive?: boolean;
  };

/** Options are optional if the call requires none. */
export type CallArguments<N extends CallName> =
  Partial<CallOptions<N>> extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];
