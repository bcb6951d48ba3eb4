import type { z } from 'zod';
import type { endpoints } from '../../contract/endpoints.ts';

type Endpoint = Exclude<(typeof endpoints)[number], { stream: true } | { audience: 'front' }>;
type Calls = { [E in Endpoint as `${E['method']} ${E['path']}`]: E };

/** `POST /api/user.php`: every call a browser may make. */
export type CallName = keyof Calls;
/** The calls that only read. */
export type ReadName = Extract<CallName, `GET ${string}`>;

/** The calls whose body is a file. */
export type UploadName = { [N in CallName]: Calls[N] extends { binary: true } ? N : never }[CallName];

type QueryOf<N extends CallName> = Calls[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : never;
type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodType } ? z.input<B> : never;

/** What a call answers in the browser; the front has taken the session token out. */
export type ResponseOf<N extends CallName> = Calls[N] extends {
  session: 'opens';
  response: infer R extends z.ZodType;
}
  ? Omit<z.output<R>, 'token'>
  : z.output<Calls[N]['response']>;

/** Query of a read, `undefined` where it has none. */
export type ReadQuery<N extends ReadName> = [QueryOf<N>] extends [never] ? undefined : QueryOf<N>;

// A path such as `/api/user.php?push=1` carries its query itself.
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
    /** The call outlives its page, such as when that is left. */
    keepalive?: boolean;
  };

/** Options may be left out where the call needs none. */
export type CallArguments<N extends CallName> =
  Partial<CallOptions<N>> extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];
