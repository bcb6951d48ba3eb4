import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Permitted callers: `anyone` also without a session; `member` needs a session; `confirmed` a session with a confirmed
 * mail address; `front` only a front with the shared key, never a browser.
 */
export type Audience = 'anyone' | 'member' | 'confirmed' | 'front';

export type EndpointDefinition = {
  method: Method;
  /** Path with the specification's literal `.php`; a query here distinguishes two calls of one path (`?push=1`). */
  path: `/api/${string}.php` | `/api/${string}.php?${string}`;
  /** One sentence for the list of calls. */
  summary: string;
  audience: Audience;
  /** `specification` if `docs/specification.md` §7 names the call, `ours` if we designed it. */
  origin: 'specification' | 'ours';
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Errors besides the general ones (`invalid_input`, `authentication_required`, `too_many_requests`, …). */
  errors?: readonly ErrorCode[];
  /** `opens` and `closes` make the front write or clear the session cookie; the token never reaches the browser. */
  session?: 'opens' | 'closes';
  /** A creating or spending call that is safe to retry with the same `Idempotency-Key`. */
  keyed?: boolean;
  /** A write that sets a state, so that a retry changes nothing. If neither this nor `keyed`, it is replayed. */
  idempotent?: boolean;
  /**
   * `proof` in the body is a solved challenge of `GET /api/challenge.php`, and `website` a honeypot. `after_failure`:
   * only required after an error, by `proof_missing`.
   */
  proof?: boolean | 'after_failure';
  /** The front sends the accounts that have logged in from this browser, which are then not locked out. */
  devices?: boolean;
  /** The same response for all visitors of a brand and locale: the front may cache it under these tags. */
  shared?: boolean;
  /**
   * The response has no session data that its length could reveal beside attacker-chosen input: the front may compress
   * it, like shared responses.
   */
  open?: boolean;
  /** The request body is a file, not JSON; the handler receives its bytes. */
  binary?: boolean;
  /**
   * The caller is an external machine, such as a webhook: the body is a form with the fields of `body`, and there is
   * neither page nor session.
   */
  form?: boolean;
  /** The response is a file of this type, not JSON. */
  file?: 'application/pdf' | 'application/zip';
  /** Largest request body in bytes; 16 KiB by default. */
  bodyLimit?: number;
  /** Timeout of the backend's response in milliseconds; 10 seconds by default. */
  timeoutMs?: number;
  /** The response is an event stream, not JSON. */
  stream?: boolean;
};

/** Declares a call of the contract; its schemas determine the types of query, body and response. */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

/** An endpoint's name in code, docs and the role matrix: `GET /api/user.php`. */
export function endpointName(endpoint: Pick<EndpointDefinition, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}
