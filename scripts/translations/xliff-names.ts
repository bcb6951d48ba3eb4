/**
 * Names of XLIFF 2.0. Documents are built and parsed with `@xmldom/xmldom`, a maintained XML library without
 * dependencies. The npm package `xliff` (6.4) loses text: `&amp;` becomes `&`, trailing newlines and blank texts are
 * dropped, of several segments only the last survives, and notes have no category.
 */
export const namespaces = {
  xliff: 'urn:oasis:names:tc:xliff:document:2.0',
  slr: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  xmlns: 'http://www.w3.org/2000/xmlns/',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const;
