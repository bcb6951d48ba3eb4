import { withFullStop } from '../contract/one-full-stop.ts';

/**
 * Puts values into a text such as `Like {name}`, for islands that get their few words as props instead of a whole
 * translator. Plurals are for the translator. No sentence ends with two full
 * stops.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) =>
    name in values ? withFullStop(values[name] ?? '', stop) : whole,
  );
}
