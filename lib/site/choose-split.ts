import { splitLocalePath } from '../i18n/links.ts';
import { chooseVariant, splitGroups, splitMark } from '../rules/growth/split-test.ts';
import { sourceOfQuery } from '../rules/growth/traffic-source.ts';
import type { SitePage } from './resolve.ts';
import { splitGroup } from './split-cookie.ts';

type Asked = {
  /** As the visitor sees it, and the query with its question mark. */
  path: string;
  search: string;
  cookies: string | undefined;
};

/**
 * The slug that a running split test chooses for a visitor of its lander, who names it by the parameter `split`: `spring`
 * becomes `spring.forest`, and everything else of the address stays. Null where nothing is to be chosen: the page itself is
 * the same for everybody. A visitor is told by the group that the browser keeps with its owner's consent, else by the
 * number of the click, else not at all: nothing is stored for it. Decision 0019 says why it is done so.
 * @param random between 0 and 1, for a visitor without either
 * @returns the address to lead to
 */
export function chooseSplit(
  page: Pick<SitePage, 'brand' | 'route'>,
  { path, search, cookies }: Asked,
  random: () => number = Math.random,
): string | null {
  if (!page.route?.startsWith('landers-') || !search.includes('split=')) return null;
  const query = new URLSearchParams(search);
  const test = page.brand.split_tests?.find(({ name }) => name === query.get('split'));
  if (!test || splitLocalePath(path).path !== `/landers/${test.lander}`) return null;
  const variant = chooseVariant(
    test,
    splitKey(cookies, search) ?? String(Math.floor(random() * splitGroups)),
  );
  if (!variant) return null;
  query.set('split', splitMark(test, variant));
  return `${variant.slug === null ? path : `${path}/${variant.slug}`}?${query}`;
}

/** The same for the same browser, or at least for the same click. */
function splitKey(cookies: string | undefined, search: string): string | null {
  const group = splitGroup(cookies);
  if (group !== null) return String(group);
  const click = sourceOfQuery(search)?.click_id;
  return click === undefined ? null : `click ${click}`;
}
