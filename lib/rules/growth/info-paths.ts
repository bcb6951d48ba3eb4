// Ours stand at the root of the site; the others where section 2 has them.
const atRoot: readonly string[] = ['imprint', 'withdrawal', 'accessibility'];
const underPages: readonly string[] = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
];

/**
 * The one path of an information page, without locale; null for a token that has none.
 * @param own tokens of the brand's own pages
 */
export function infoPath(token: string, own: readonly string[] = []): string | null {
  if (atRoot.includes(token) || own.includes(token)) return `/${token}`;
  return underPages.includes(token) ? `/pages/${token}` : null;
}
