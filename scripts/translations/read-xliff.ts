import { DOMParser, ParseError, type Document, type Element, type Node } from '@xmldom/xmldom';
import { namespaces } from './xliff-names.ts';

/** An imported unit; `target` is undefined if untranslated. */
export type ReadUnit = { key: string; source: string; target: string | undefined };

export type Translation = { sourceLanguage: string; targetLanguage: string; units: ReadUnit[] };

/**
 * Reads XLIFF 2.0, or 2.1, which has the same namespace. Segments of a unit are joined; notes and a tool's additions
 * are ignored.
 * @throws {Error} with a sentence if the document is invalid, or a text contains markup
 */
export function readXliff(xml: string): Translation {
  const root = parse(xml).documentElement;
  if (root?.localName !== 'xliff') throw new Error('This is not XLIFF: its root is not <xliff>.');
  if (root.namespaceURI !== namespaces.xliff) {
    const version = root.getAttribute('version') ?? 'of an unknown version';
    throw new Error(`This is XLIFF ${version}; only 2.0 and 2.1 are read.`);
  }
  return {
    sourceLanguage: root.getAttribute('srcLang') ?? '',
    targetLanguage: root.getAttribute('trgLang') ?? '',
    units: [...root.getElementsByTagNameNS(namespaces.xliff, 'unit')].map(readUnit),
  };
}

function parse(xml: string): Document {
  let trouble = '';
  try {
    return new DOMParser({
      // The parser's warnings are XML errors, too.
      onError: (_, message) => {
        trouble ||= shorten(message);
        throw new Error(message);
      },
      // The parser's default follows XML 1.1, where U+0085 and U+2028 are newlines as well.
      normalizeLineEndings: (text) => text.replaceAll(/\r\n?/g, '\n'),
    }).parseFromString(xml, 'text/xml');
  } catch (error) {
    throw new Error(`This is not XLIFF, because it is not XML${formatLine(error)}: ${trouble}.`, {
      cause: error,
    });
  }
}

/** The parser may quote the rest of a file. */
function shorten(message: string): string {
  const [line = ''] = message.split('\n');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}

function formatLine(error: unknown): string {
  const line: unknown = error instanceof ParseError ? error.locator?.lineNumber : undefined;
  return typeof line === 'number' && line > 0 ? ` in line ${line}` : '';
}

function readUnit(unit: Element): ReadUnit {
  const key = unit.getAttribute('id') ?? '';
  const segments = listChildren(unit, 'segment');
  const pieces = [...unit.childNodes]
    .filter(isElement)
    .filter((each) => isNamed(each, 'segment') || isNamed(each, 'ignorable'));
  const source = pieces.map((piece) => getText(key, listChildren(piece, 'source')[0])).join('');
  const translated = segments.filter((each) => getText(key, listChildren(each, 'target')[0]) !== '');
  if (translated.length === 0) return { key, source, target: undefined };
  if (translated.length < segments.length) throw new Error(`${key} is translated only in part.`);
  return { key, source, target: pieces.map((piece) => getTarget(key, piece)).join('') };
}

/** Text between segments, such as a space, is the same in both languages unless the file says otherwise. */
function getTarget(key: string, piece: Element): string {
  const target = listChildren(piece, 'target')[0];
  if (target?.hasAttribute('order')) throw new Error(`${key} is cut into pieces in another order.`);
  return getText(key, target ?? listChildren(piece, 'source')[0]);
}

/** The text of a source or target, without annotations. */
function getText(key: string, element: Element | undefined): string {
  if (!element) return '';
  for (const inner of element.getElementsByTagName('*')) {
    if (!isNamed(inner, 'mrk') && !isNamed(inner, 'sm') && !isNamed(inner, 'em'))
      throw new Error(
        `${key} holds <${inner.nodeName}>, where placeholders and tags have to be plain text as in the German.`,
      );
  }
  return element.textContent ?? '';
}

function listChildren(parent: Element, name: string): Element[] {
  return [...parent.childNodes].filter(isElement).filter((each) => isNamed(each, name));
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const isNamed = (element: Element, name: string) =>
  element.localName === name && element.namespaceURI === namespaces.xliff;
