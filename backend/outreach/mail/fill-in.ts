import { withFullStop } from '#lib/contract/one-full-stop.ts';

/**
 * A text with its `{name}` places filled; values are taken literally, unknown places stay as they are, and no sentence
 * ends with two full stops.
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([a-z_]+)\}(\.?)/g, (place, name: string, stop: string) =>
    name in values ? withFullStop(values[name] ?? '', stop) : place,
  );
}

type Letter = { subject: string; paragraphs: readonly string[]; notes: readonly string[] };

/** Likewise the texts of a whole mail. */
export function fillLetter({ subject, paragraphs, notes }: Letter, values: Record<string, string | number>) {
  const fill = (text: string) => fillIn(text, values);
  return { subject: fill(subject), paragraphs: paragraphs.map(fill), notes: notes.map(fill) };
}
