import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `anyone` also logged out; `member` needs a session; `confirmed` a session with a confirmed mail
 * address; `front` only a front that knows the shared key, never a browser.
 */
export type Audience = 'anyone' | 'member' | 'confirmed' | 'front';

export type EndpointDefinition = {
  method: Method;
  /** Path with the specification's literal `.php`; a query here tells two calls of one path apart (`?push=1`). */
  path: `/api/${string}.php` | `/api/${string}.php?${string}`;
  /** One sentence for the list of calls. */
  summary: string;
  audience: Audience;
  /** `specification` where section 7 names the call, `ours` where we designed it. */
  origin: 'specification' | 'ours';
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Named errors besides the general ones (`invalid_input`, `authentication_required`, `too_many_requests`, …). */
  errors?: readonly ErrorCode[];
  /** `opens` and `closes` make the front write or clear the session cookie; the token never reaches the browser. */
  session?: 'opens' | 'closes';
  /** A spending or creating call that is safe to retry with the same `Idempotency-Key`. */
  keyed?: boolean;
  /** A write that sets a state, so that doing it twice changes nothing. What is neither this nor `keyed` is replayed. */
  idempotent?: boolean;
  /**
   * `proof` in the body is a solved challenge of `GET /api/challenge.php`, and `website` a trap that people leave empty.
   * `after_failure`: asked for only where something went wrong before, by `proof_missing`.
   */
  proof?: boolean | 'after_failure';
  /** The front sends along by which browsers the accounts of this one have logged in before, which are then not shut out. */
  devices?: boolean;
  /** The same answer for every visitor of a brand and locale: the front may keep it under these tags. */
  shared?: boolean;
  /**
   * The answer holds nothing of the session that its length could tell beside what others chose: the front may send it
   * compressed. So may it what is shared.
   */
  open?: boolean;
  /** The request body is a file, not JSON; the handler gets its bytes. */
  binary?: boolean;
  /**
   * The request comes from a machine of the outside world, such as a webhook: its body is a form, whose fields `body`
   * describes, and neither page nor session stands behind it.
   */
  form?: boolean;
  /** The answer is a file of this type, not JSON. */
  file?: 'application/pdf' | 'application/zip';
  /** Largest request body in bytes; 16 KiB unless told. */
  bodyLimit?: number;
  /** Longest time the backend may take for its answer, in milliseconds; 10 seconds unless told. */
  timeoutMs?: number;
  /** The answer is an event stream, not JSON. */
  stream?: boolean;
};

/** Declares one call of the contract; the types of query, body and response follow from its schemas. */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

/** `GET /api/user.php`: how an endpoint is named in code, docs and the role matrix. */
export function endpointName(endpoint: Pick<EndpointDefinition, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}
