import type { MemberSearch } from '../contract/community/search.ts';
import {
  profileFilters,
  searchOrder,
  tidySearch,
  type ProfileFilter,
} from '../rules/community/member-filters.ts';

export type SearchName = (typeof searchOrder)[number];

const word = /^[a-z_]{1,30}$/;

const wordForms = Object.fromEntries(profileFilters.map((field) => [field, word])) as Record<
  ProfileFilter,
  RegExp
>;

/** The form of a search's values; the contract decides whether they are valid. */
const forms: Record<SearchName, RegExp> = {
  gender: word,
  country: /^[A-Z]{2}$/,
  countryregion: /^[A-Za-z0-9-]{1,6}$/,
  // No characters with a meaning in a URL: the value must survive being decoded twice.
  city: /^[^\p{C}%&=+#?/\\<>"]{1,80}$/u,
  distance: /^[1-9]\d{0,2}$/,
  min_age: /^[1-9]\d$/,
  max_age: /^[1-9]\d$/,
  ages: /^any$/,
  match: /^any$/,
  ...wordForms,
  kind: /^(?:real|fictional|both)$/,
  pageNumber: /^[1-9]\d{0,2}$/,
  cursor: /^[A-Za-z0-9_.~-]{1,200}$/,
};

/** Parameters beside a search: affiliates, campaigns, search engines, the brand of a preview, the form. */
const besides =
  /^(?:filters|t|domain|lb|network|ref|source|sub[123]|_.*|(?:utm|mc|mtm|pk|gad|hsa)(?:_.*)?|\w*cl(?:ick_?)?id|igsh(?:id)?|[gw]braid|srsltid)$/i;

/** Stands for all unknown parameters, whose names are untrusted. */
export const unknownName = 'other';

export type IgnoredName = SearchName | typeof unknownName;

/** Shows the form with all fields above the results. */
const wideForm = ['filters', 'more'] as const;

/** Lists the ignored fields, so that the page can say so. */
const ignoredFields = 'ignored';

/**
 * The known, well-formed parts of a `/members` query in canonical order, as one path segment; null if empty. It is in
 * the internal path, so that a search is a static page with its own cache entry.
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

/** The query of a `searchSegment`, as the search page receives it. */
export function parseSearchSegment(segment: string): {
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

/** Path of the search with the full form open. */
export function wideFormPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${wideForm.join('=')}`;
}

/** The search of a form or address; malformed values are left out. */
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
    const value = getValue(name, query);
    if (forms[name].test(value) && !isDefault(name, value)) known.set(name, value);
  }
  return known;
}

function isDefault(name: string, value: string): boolean {
  return (name === 'pageNumber' && value === '1') || (name === 'kind' && value === 'both');
}

function getValue(name: SearchName, query: URLSearchParams): string {
  return query.get(name)?.normalize('NFC').trim().replace(/\s+/g, ' ') ?? '';
}

/** Malformed cursors are ignored silently: users do not write them, and the page number replaces them. */
function isMalformed(name: SearchName, query: URLSearchParams): boolean {
  const value = getValue(name, query);
  return name !== 'cursor' && value !== '' && !forms[name].test(value);
}
