import type { MemberSearch } from '../contract/community/members.ts';
import { searchOrder, tidySearch } from '../rules/community/member-filters.ts';

export type SearchName = (typeof searchOrder)[number];

const word = /^[a-z_]{1,30}$/;

/** What a value of a search looks like; whether it means anything is for the contract to say. */
const forms: Record<SearchName, RegExp> = {
  gender: word,
  country: /^[A-Z]{2}$/,
  countryregion: /^[A-Za-z0-9-]{1,6}$/,
  // Nothing that has a meaning in an address: what a path carries must survive being decoded once too often.
  city: /^[^\p{C}%&=+#?/\\<>"]{1,80}$/u,
  distance: /^[1-9]\d{0,2}$/,
  min_age: /^[1-9]\d$/,
  max_age: /^[1-9]\d$/,
  ages: /^any$/,
  match: /^any$/,
  relationship_status: word,
  signup_reason: word,
  sexuality: word,
  interests: word,
  body_type: word,
  hair_colour: word,
  eye_colour: word,
  tattoos: word,
  kind: /^(?:real|fictional|both)$/,
  pageNumber: /^[1-9]\d{0,2}$/,
  cursor: /^[A-Za-z0-9_.~-]{1,200}$/,
};

/**
 * What may stand beside a search and is none of it: where somebody came from, in the names of affiliates, campaigns and
 * search engines, the brand of a preview, the form.
 */
const besides =
  /^(?:filters|t|domain|lb|network|ref|source|sub[123]|_.*|(?:utm|mc|mtm|pk|gad|hsa)(?:_.*)?|\w*cl(?:ick_?)?id|igsh(?:id)?|[gw]braid|srsltid)$/i;

/** Stands for all parameters that no search has: they are said without their names, which anybody may write. */
export const unknownName = 'other';

export type IgnoredName = SearchName | typeof unknownName;

/** Shows the form with all its fields, the results beneath it. */
const wideForm = ['filters', 'more'] as const;

/** Names the fields whose values were left out, so that the page can say so. */
const ignoredFields = 'ignored';

/**
 * The known, well-formed parts of a `/members` query in one order, as one path segment; null when nothing is left.
 * It stands in the internal path, so that a search is a static page with its own cache entry.
 */
export function searchSegment(query: URLSearchParams): string | null {
  const canonical = knownParts(query);
  const malformed: IgnoredName[] = searchOrder.filter((name) => isMalformed(name, query));
  if ([...query.keys()].some(isUnknown)) malformed.push(unknownName);
  if (malformed.length > 0) canonical.set(ignoredFields, malformed.join(' '));
  if (query.get(wideForm[0]) === wideForm[1]) canonical.set(...wideForm);
  const text = canonical.toString();
  return text === '' ? null : encodeURIComponent(text);
}

/** The query behind a segment of `searchSegment`, as the page of the search receives it. */
export function searchOfSegment(segment: string): {
  query: URLSearchParams;
  ignored: IgnoredName[];
  wide: boolean;
} {
  const text = segment.includes('%') ? decodeURIComponent(segment) : segment;
  const query = new URLSearchParams(text);
  const wide = query.has(...wideForm);
  query.delete(wideForm[0]);
  const named = (query.get(ignoredFields) ?? '').split(' ');
  query.delete(ignoredFields);
  return {
    query,
    ignored: ([...searchOrder, unknownName] as const).filter((name) => named.includes(name)),
    wide,
  };
}

/** Path of the search with the whole form open. */
export function wideFormPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${wideForm.join('=')}`;
}

/** What a form or an address asks for; anything that is not well-formed is left out. */
export function parseSearch(query: URLSearchParams): MemberSearch {
  const values = Object.fromEntries(
    [...knownParts(query)].map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]),
  );
  return tidySearch(values);
}

const numbers: ReadonlySet<string> = new Set(['distance', 'min_age', 'max_age', 'pageNumber']);

function isUnknown(name: string): boolean {
  return !(searchOrder as readonly string[]).includes(name) && !besides.test(name);
}

function knownParts(query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of searchOrder) {
    const value = valueOf(name, query);
    if (forms[name].test(value) && !isDefault(name, value)) known.set(name, value);
  }
  return known;
}

function isDefault(name: string, value: string): boolean {
  return (name === 'pageNumber' && value === '1') || (name === 'kind' && value === 'both');
}

function valueOf(name: SearchName, query: URLSearchParams): string {
  return query.get(name)?.normalize('NFC').trim().replace(/\s+/g, ' ') ?? '';
}

/** A cursor is nothing that anybody writes: the number of the page stands for one that does not hold. */
function isMalformed(name: SearchName, query: URLSearchParams): boolean {
  const value = valueOf(name, query);
  return name !== 'cursor' && value !== '' && !forms[name].test(value);
}
