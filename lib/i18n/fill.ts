import { withFullStop } from '../contract/one-full-stop.ts';

/**
 * Puts values into a text such as `Like {name}`, for islands that get their few words as props instead of a whole
 * translator, and into what operators write and our pages. Plurals are for the translator. Unknown places stay as they are,
 * and no sentence ends with two full stops.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) =>
    Object.hasOwn(values, name) ? withFullStop(values[name] ?? '', stop) : whole,
  );
}
