import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { EndpointDefinition } from '../../lib/contract/endpoint.ts';
import { errorStatus, type ErrorCode, type FieldError } from '../../lib/contract/errors.ts';
import type { Reply } from './caller.ts';

/** A deviation of the server from the contract. */
export class NotConforming extends Error {}

/** The body of a success in the endpoint's shape. @throws NotConforming */
export function requireAnswer<E extends EndpointDefinition>(
  endpoint: E,
  reply: Reply,
): z.output<E['response']> {
  requireJson(reply);
  if (reply.status !== 200)
    throw new NotConforming(`${reply.call} answered ${reply.status} ${JSON.stringify(reply.body)}`);
  const parsed = endpoint.response.safeParse(reply.body);
  if (!parsed.success)
    throw new NotConforming(
      `${reply.call} is not of the contract: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`,
    );
  return parsed.data as z.output<E['response']>;
}

/** The body of a refusal with the status of its code. @throws NotConforming */
export function requireRefusal(code: ErrorCode, reply: Reply): Record<string, unknown> {
  requireJson(reply);
  const body = (reply.body ?? {}) as Record<string, unknown>;
  const expected = `${errorStatus[code]} ${code}`;
  const got = `${reply.status} ${String(body.error)}`;
  if (got !== expected) throw new NotConforming(`${reply.call} answered ${got} instead of ${expected}`);
  // A front logs out because of the flag, not the code.
  const isFlagged = body.authentication_required === true;
  if (isFlagged !== (code === 'authentication_required'))
    throw new NotConforming(`${reply.call} has authentication_required ${isFlagged} with ${code}`);
  return body;
}

/** A refusal of one input field. @throws NotConforming */
export function requireFieldRefusal(field: string, error: FieldError, reply: Reply): void {
  const { fields } = requireRefusal('invalid_input', reply) as { fields?: Record<string, unknown> };
  same(`${reply.call} refuses the field ${field} as`, fields?.[field], error);
}

/** @throws NotConforming if the two differ; `what` begins the message */
export function same(what: string, got: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(got, expected))
    throw new NotConforming(`${what} ${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`);
}

/** @throws NotConforming with the message `otherwise` if `isSo` is false */
export function holds(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new NotConforming(otherwise);
}

function requireJson({ call, status, headers }: Reply): void {
  const type = headers.get('content-type') ?? 'nothing';
  if (!type.startsWith('application/json'))
    throw new NotConforming(`${call} answered ${status} with ${type} instead of JSON`);
}
