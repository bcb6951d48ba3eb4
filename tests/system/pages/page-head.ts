export type JsonLdNode = { '@type': string } & Record<string, unknown>;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** The attributes of each such element whose attribute `name` equals `value`. */
export function parseAttributes(
  html: string,
  element: string,
  name: string,
  value: string,
): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>`, 'g'))]
    .map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [
          key,
          decoded(text),
        ]),
      ),
    )
    .filter((attributes) => attributes[name] === value);
}

/** Values of a page's head by `name` or `property`, the first of each. */
export function parseMeta(html: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, attributes = ''] of html.matchAll(/<meta\b([^>]*)>/g)) {
    const key = /\b(?:name|property)="([^"]*)"/.exec(attributes)?.[1];
    const content = /\bcontent="([^"]*)"/.exec(attributes)?.[1];
    if (key !== undefined && content !== undefined && !found.has(key)) found.set(key, decoded(content));
  }
  return found;
}

/** All nodes of a page's structured data; throws on invalid JSON. */
export function parseJsonLd(html: string): JsonLdNode[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, text = '']) => (JSON.parse(text) as { '@graph': JsonLdNode[] })['@graph'],
  );
}
