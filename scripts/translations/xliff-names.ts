/**
 * Names of XLIFF 2.0. The documents are built and read with `@xmldom/xmldom`, a kept XML library without dependencies. The
 * npm package `xliff` (6.4) was tried first and loses texts on the way: `&amp;` comes back as `&`, a newline at the end and a
 * text of spaces are gone, of several segments only the last one is kept, and its notes have no category.
 */
export const namespaces = {
  xliff: 'urn:oasis:names:tc:xliff:document:2.0',
  slr: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  xmlns: 'http://www.w3.org/2000/xmlns/',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const;
