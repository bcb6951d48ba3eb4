import { toJsonSchema, type JsonSchema } from '../../scripts/contract/open-api.ts';
import { endpoints } from '../../lib/contract/endpoints.ts';
import type { Dice } from './dice.ts';

export type NearlyRight = { method: string; path: string; body: string | undefined; key: string | undefined };

/** A call of the contract whose fields can be generated. */
type Call = {
  method: string;
  path: string;
  keyed: boolean;
  query: JsonSchema | null;
  body: JsonSchema | null;
};

// Front-only calls are rejected without its key, and event streams end without listeners.
const calls: Call[] = endpoints
  .map((each) => ({ ...each }) as (typeof endpoints)[number] & Record<string, never>)
  .filter(({ audience, stream, session }) => audience !== 'front' && !stream && session !== 'closes')
  .map(({ method, path, keyed, query, body }) => ({
    method,
    path,
    keyed: Boolean(keyed),
    query: query ? toJsonSchema(query, 'sent') : null,
    body: body ? toJsonSchema(body, 'sent') : null,
  }));

/**
 * A valid call, but with a wrong field from `wrong` in three requests of four, to reach the code behind the validation.
 */
export function nearlyRight(by: Dice, wrong: () => unknown): NearlyRight {
  const { method, path, keyed, query, body } = by.pick(calls);
  const spoil = by.below(4) > 0;
  const fields = query ? spoilt(by, randomValue(by, query), spoil && !body, wrong) : {};
  const search = Object.entries(fields as object)
    .map(([name, value]) => `${name}=${encodeURIComponent(toText(value))}`)
    .join('&');
  const joint = path.includes('?') ? '&' : '?';
  return {
    method,
    path: search ? `${path}${joint}${search}` : path,
    body: body ? JSON.stringify(spoilt(by, randomValue(by, body), spoil, wrong)) : undefined,
    key: keyed ? randomKey(by) : undefined,
  };
}

function spoilt(by: Dice, value: unknown, spoil: boolean, wrong: () => unknown): unknown {
  if (!spoil || typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value);
  if (names.length === 0) return value;
  return { ...value, [by.pick(names)]: wrong() };
}

/** As a query contains it; half a surrogate pair cannot be encoded. */
const toText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[\ud800-\udfff]/gu, '');

/** A value valid by the schema, except that only frequent patterns are known. */
function randomValue(by: Dice, schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return by.pick(schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return randomValue(by, by.pick(choice));
  if (schema.allOf?.[0]) return randomValue(by, schema.allOf[0]);
  const type = Array.isArray(schema.type) ? by.pick(schema.type) : schema.type;
  if (type === 'object') return randomObject(by, schema);
  if (type === 'array') return Array.from({ length: by.below(4) }, () => randomValue(by, schema.items ?? {}));
  if (type === 'boolean') return by.below(2) === 1;
  if (type === 'integer' || type === 'number') return randomNumber(by, schema);
  if (type === 'null') return null;
  return randomString(by, schema);
}

function randomObject(by: Dice, { properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || by.below(2));
  return Object.fromEntries(given.map(([name, schema]) => [name, randomValue(by, schema)]));
}

/** Mostly small, like the ids of the demo. */
function randomNumber(by: Dice, { minimum, maximum, exclusiveMinimum }: JsonSchema): number {
  const min = Math.max(Number(minimum ?? 0), Number(exclusiveMinimum ?? -1) + 1);
  const max = Math.min(Number(maximum ?? min + 60), min + 60);
  return min + by.below(Math.max(1, max - min + 1));
}

const words = [
  'Anna',
  'Köln',
  'DE',
  'DE-NW',
  'de',
  'Regen-am-Rhein-7',
  'rose',
  '1991-05-17',
  '/members',
  '🌷',
];

function randomString(by: Dice, { format, minLength = 0 }: JsonSchema): string {
  if (format === 'uuid') return randomKey(by);
  if (format === 'email') return `fuzz-${by.below(1_000)}@people.example`;
  if (format === 'date') return `19${60 + by.below(40)}-0${1 + by.below(9)}-1${by.below(9)}`;
  if (format === 'date-time') return `2026-0${1 + by.below(9)}-1${by.below(9)}T10:00:00.000Z`;
  return by.pick(words).padEnd(Number(minLength), 'x');
}

/** Sometimes a used one. */
function randomKey(by: Dice): string {
  if (by.below(5) > 0) return `00000000-0000-4000-8000-${String(by.below(1e12)).padStart(12, '0')}`;
  return `00000000-0000-4000-8000-${String(by.below(20)).padStart(12, '0')}`;
}
