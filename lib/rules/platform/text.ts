/** What a text says as JSON; null for no text, and for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
