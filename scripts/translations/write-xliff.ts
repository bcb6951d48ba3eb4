import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { sourceLocale } from '../checks/catalogues.ts';
import { groupBy, getNamespace as namespaceOfKey } from './by-namespace.ts';
import type { Unit } from './unit.ts';
import { namespaces } from './xliff-names.ts';

type Part = { name: string; attributes?: Record<string, string>; content?: string | Part[] };

/**
 * Converts a catalogue to XLIFF 2.0: a file for each namespace and a unit for each text, in order. ICU placeholders
 * stay plain text; spaces are preserved, and segmentation is disabled.
 * @throws {Error} for a text with a character that XML does not allow
 */
export function writeXliff(locale: string, units: readonly Unit[]): string {
  const document = new DOMImplementation().createDocument(null, '');
  const root = document.createElementNS(namespaces.xliff, 'xliff');
  document.appendChild(root);
  root.setAttribute('version', '2.0');
  root.setAttribute('srcLang', sourceLocale);
  root.setAttribute('trgLang', locale);
  root.setAttributeNS(namespaces.xmlns, 'xmlns:slr', namespaces.slr);
  fill(
    document,
    root,
    [...groupBy(units, ({ key }) => namespaceOfKey(key))].map(([namespace, its]) =>
      filePart(locale, namespace, its),
    ),
    0,
  );
  const xml = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  // XML parsers convert a bare carriage return to a newline.
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replaceAll('\r', '&#13;')}\n`;
}

function filePart(locale: string, namespace: string, units: readonly Unit[]): Part {
  return {
    name: 'file',
    attributes: {
      id: namespace,
      original: `messages/${locale}`,
      canResegment: 'no',
      'xml:space': 'preserve',
    },
    content: [
      { name: 'slr:profiles', attributes: { generalProfile: 'xliff:codepoints' } },
      ...units.map(unitPart),
    ],
  };
}

function unitPart({ key, source, target, maxLength, notes }: Unit): Part {
  const given = target === undefined ? [] : [{ name: 'target', content: target }];
  const segment: Part = {
    name: 'segment',
    attributes: { state: target === undefined ? 'initial' : 'translated' },
    content: [{ name: 'source', content: source }, ...given],
  };
  const noteParts = notes.map(({ about, text }) => ({
    name: 'note',
    attributes: { category: about },
    content: text,
  }));
  return {
    name: 'unit',
    attributes: { id: key, 'slr:sizeRestriction': String(maxLength) },
    content: noteParts.length > 0 ? [{ name: 'notes', content: noteParts }, segment] : [segment],
  };
}

/** Appends children to an element, each on a separate line. */
function fill(document: Document, parent: Element, parts: readonly Part[], depth: number): void {
  for (const { name, attributes = {}, content = '' } of parts) {
    const element = document.createElementNS(getNamespace(name), name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.includes(':')) element.setAttributeNS(getNamespace(key), key, value);
      else element.setAttribute(key, value);
    }
    if (typeof content !== 'string') fill(document, element, content, depth + 1);
    else if (content !== '') element.appendChild(document.createTextNode(content));
    parent.appendChild(document.createTextNode(`\n${'  '.repeat(depth + 1)}`));
    parent.appendChild(element);
  }
  parent.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`));
}

function getNamespace(name: string): string {
  if (name.startsWith('slr:')) return namespaces.slr;
  return name.startsWith('xml:') ? namespaces.xml : namespaces.xliff;
}
