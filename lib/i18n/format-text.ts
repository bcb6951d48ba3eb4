import type { CompiledMessage } from 'icu-minify/format';
import formatOnly from 'use-intl/format-message/format-only';
import { textAfter } from './one-full-stop.ts';

type Arguments = Parameters<typeof formatOnly>;

/**
 * Replaces the translator's formatter (`next.config.ts`): the same, but no sentence ends with two full stops after a
 * value that ends with one.
 */
export default function formatText(...[key, message, values, options]: Arguments) {
  return formatOnly(key, withoutSecondStops(message, values ?? {}), values, options);
}
formatText.raw = false;

function withoutSecondStops(message: CompiledMessage, values: object): CompiledMessage {
  return typeof message === 'string' ? message : (inside(message, values) as CompiledMessage);
}

/** Formats the parts of a text and of its choices and tags. */
function inside(parts: readonly unknown[], values: object): unknown[] {
  return parts.map((part, at) => {
    if (typeof part === 'string') return textAfter(getValue(parts[at - 1], values), part);
    if (!Array.isArray(part) || part.length === 1) return part;
    const [name, kind, ...rest] = part as [string, ...unknown[]];
    if (kind === select || kind === plural || kind === ordinal) return [name, kind, choices(rest[0], values)];
    return typeof kind === 'number' && kind > 0 ? part : [name, ...inside([kind, ...rest], values)];
  });
}

const [select, plural, ordinal] = [1, 2, 3];

const choices = (of: unknown, values: object) =>
  Object.fromEntries(
    Object.entries(of as object).map(([name, parts]: [string, unknown]) => [
      name,
      Array.isArray(parts) ? inside(parts, values) : parts,
    ]),
  );

/** The value of a plain placeholder. */
function getValue(part: unknown, values: object): unknown {
  if (!Array.isArray(part) || part.length > 1) return undefined;
  return (values as Record<string, unknown>)[part[0] as string];
}
