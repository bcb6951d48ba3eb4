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

type CallQuery<N extends CallName> = Calls[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : never;
type CallBody<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodType } ? z.input<B> : never;

/** A call's response in the browser, without the session token, which the front removes. */
export type CallResponse<N extends CallName> = Calls[N] extends {
  session: 'opens';
  response: infer R extends z.ZodType;
}
  ? Omit<z.output<R>, 'token'>
  : z.output<Calls[N]['response']>;

/** Query of a read; `undefined` for none. */
export type ReadQuery<N extends ReadName> = [CallQuery<N>] extends [never] ? undefined : CallQuery<N>;

// A path such as `/api/user.php?push=1` already contains its query.
type QueryPart<N extends CallName> = N extends `${string}?${string}`
  ? unknown
  : [CallQuery<N>] extends [never]
    ? unknown
    : Partial<CallQuery<N>> extends CallQuery<N>
      ? { query?: CallQuery<N> }
      : { query: CallQuery<N> };
type BodyPart<N extends CallName> = [CallBody<N>] extends [never] ? unknown : { body: CallBody<N> };
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
