import type { CompiledMessage } from 'icu-minify/format';
import formatOnly from 'use-intl/format-message/format-only';

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
    if (typeof part === 'string') {
      const isEnded = /^\.(?!\.)/.test(part) && endsSentence(parts[at - 1], values);
      return isEnded ? part.slice(1) : part;
    }
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

function endsSentence(part: unknown, values: object): boolean {
  if (!Array.isArray(part) || part.length > 1) return false;
  const value: unknown = (values as Record<string, unknown>)[part[0] as string];
  return typeof value === 'string' && value.endsWith('.');
}
