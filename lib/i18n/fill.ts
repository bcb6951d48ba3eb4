import { textAfter } from './one-full-stop.ts';

/**
 * Fills values into a text such as `Like {name}`, for islands that get a few texts as props instead of a translator,
 * and for operators' texts and our pages. Plurals need the translator. Unknown placeholders stay, and no sentence ends
 * with two full stops.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(\.*)/g, (whole, name: string, stops: string) =>
    Object.hasOwn(values, name) ? `${values[name]}${textAfter(values[name], stops)}` : whole,
  );
}
