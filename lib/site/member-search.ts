/** What a visitor may search by, in the order of the canonical query; values are checked by their form only. */
const searchFields: readonly [name: string, form: RegExp][] = [
  ['gender', /^[a-z]{1,12}$/],
  ['country', /^[A-Z]{2}$/],
  ['countryregion', /^[A-Za-z0-9-]{1,6}$/],
  ['min_age', /^[1-9]\d$/],
  ['max_age', /^[1-9]\d$/],
  ['kind', /^(?:real|fictional|both)$/],
  ['pageNumber', /^[1-9]\d{0,2}$/],
  ['cursor', /^[A-Za-z0-9_.~-]{1,200}$/],
];

/**
 * The known, well-formed parts of a `/members` query in one order, as one path segment; null when nothing is left.
 * It stands in the internal path, so that a search is a static page with its own cache entry.
 */
export function searchSegment(query: URLSearchParams): string | null {
  const canonical = new URLSearchParams();
  for (const [name, form] of searchFields) {
    const value = query.get(name);
    if (value !== null && form.test(value) && !isDefault(name, value)) canonical.set(name, value);
  }
  const text = canonical.toString();
  return text === '' ? null : encodeURIComponent(text);
}

function isDefault(name: string, value: string): boolean {
  return (name === 'pageNumber' && value === '1') || (name === 'kind' && value === 'both');
}

/** The query behind a segment of `searchSegment`, as the page of the search receives it. */
export function searchOfSegment(segment: string): URLSearchParams {
  const text = segment.includes('%') ? decodeURIComponent(segment) : segment;
  return new URLSearchParams(text);
}
