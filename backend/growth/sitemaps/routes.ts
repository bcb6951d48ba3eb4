import * as contract from '#lib/contract/growth/sitemaps.ts';
import type { ListedMember, Sitemaps } from '#lib/contract/growth/sitemaps.ts';
import { requireBrand, type Brand } from '../../brands/brand.ts';
import { route } from '../../platform/http/call.ts';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { joinMainPhoto } from '../../community/members/columns.ts';
import { changedDay } from '../../community/members/changed-day.ts';
import { agreedTo } from '../../community/members/consents.ts';
import { shownOn } from '../../community/members/shown-on.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import type { Locale } from '#lib/contract/languages.ts';
import { requireCompany } from '../../brands/routes.ts';
import { termsVersion } from '../info-pages/terms-version.ts';
import { infoPages } from '../../platform/db/schema/info-pages.ts';
import { orNull, text, typedText, timestamptz, statement } from '../../platform/db/statement.ts';

type InfoPages = Sitemaps['info_pages'];

const selectInfoPages = statement({
  params: { id: text },
  row: {
    token: infoPages.token,
    locale: typedText<Locale>(),
    changed_at: infoPages.changedAt,
  },
  text: `select token, locale, changed_at from info_pages where brand_id = :id order by token, locale`,
});

/** Ours in all languages of the brand, its own where written. Of our texts, only the terms have a date. */
async function listInfoPages(db: Queries, brand: Brand): Promise<InfoPages> {
  const [{ rows: own }, company] = await Promise.all([
    selectInfoPages(db, { id: brand.id }),
    requireCompany(db, brand.companyId),
  ]);
  const terms = termsVersion(new Date(company.added)).toISOString();
  const { locales } = brand.settings;
  const known: readonly string[] = infoPageTokens;
  const tokens = [...new Set([...known, ...own.map(({ token }) => token)])];
  return tokens.map((token) => {
    const written = own.filter((each) => each.token === token && locales.includes(each.locale));
    const noted = written.flatMap(({ locale, changed_at: at }) =>
      at ? [[locale, new Date(at).toISOString()] as const] : [],
    );
    const unwritten = locales.filter((locale) => !written.some((each) => each.locale === locale));
    return {
      token,
      locales: known.includes(token) ? [...locales] : written.map(({ locale }) => locale),
      changed: Object.fromEntries([
        ...(token === 'terms' ? unwritten.map((locale) => [locale, terms] as const) : []),
        ...noted,
      ]),
    };
  });
}

const selectPackagePrices = statement({
  params: { id: text },
  row: { since: orNull(timestamptz) },
  text: `
    select max(effective_at) as since from package_prices
    where package_id in (select id from credit_packages where brand_id = :id and active)`,
});

async function pricesChanged(db: Queries, { id }: Pick<Brand, 'id'>): Promise<string | null> {
  const { rows } = await selectPackagePrices(db, { id });
  const since = rows[0]?.since;
  return since ? new Date(since).toISOString() : null;
}

type OfBrand = Pick<Brand, 'id' | 'pool'>;

/** Real members who opted in, on their own brand (the canonical one). Must match the index profiles_indexable. */
const isIndexed = ({ id, pool }: OfBrand) =>
  sql`profiles.pool = ${pool} and profiles.indexable and profiles.status = 'active' and not profiles.fictional and ${agreedTo('search_engines')} and profiles.brand_id = ${id}`;

/** A picture shared by several members is listed only if all of them allow it, as its address sends one `noindex`. */
const mayBeListed = sql`not exists (select 1 from photos other join profiles on profiles.id = other.profile_id
  where other.hash = main_photo.hash and other.status = 'active' and other.removed_at is null
    and profiles.status = 'active' and (profiles.fictional or not ${agreedTo('search_engines')}))`;

/** Members listed by search engines with ids above the given one, at most `size`, by id. */
async function listIndexedMembers(
  db: Queries,
  brand: OfBrand,
  { after, size }: { after: number; size: number },
): Promise<ListedMember[]> {
  const { rows } = await db.execute<{ id: number; changed: Date; hash: string | null }>(sql`
    select profiles.id, ${changedDay} as changed, case when ${mayBeListed} then main_photo.hash end as hash from profiles ${joinMainPhoto({ brandId: brand.id })}
    where ${isIndexed(brand)} and profiles.id > ${after} order by profiles.id limit ${size}`);
  return rows.map(({ id, changed: at, hash }) => ({
    id,
    changed: new Date(at).toISOString(),
    image: hash && `/photos/${hash}-large.webp`,
  }));
}

/** Splits the listed members into parts of `size`: the id before each part and the last change in it. */
async function cutIntoParts(db: Queries, brand: OfBrand, size: number): Promise<Sitemaps['member_parts']> {
  const { rows } = await db.execute<{ after: number; changed: Date }>(sql`
    select min(id) - 1 as after, max(changed) as changed from (
      select id, ${changedDay} as changed, (row_number() over (order by id) - 1) / ${size}::int as part
      from profiles where ${isIndexed(brand)}) listed
    group by part order by part`);
  return rows.map(({ after, changed: at }) => ({ after, changed: new Date(at).toISOString() }));
}

/** The day on which the newest member shown on the home page joined. */
async function newestMember(db: Queries, { id, pool }: OfBrand): Promise<string | null> {
  const { rows } = await db.execute<{ created_at: Date }>(sql`
    select date_trunc('day', created_at, 'UTC') as created_at from profiles
    where pool = ${pool} and status = 'active' and ${shownOn(id)} and ${agreedTo('search_engines')}
    order by id desc limit 1`);
  return rows[0] ? new Date(rows[0].created_at).toISOString() : null;
}

export const sitemapRoutes = [
  route(contract.listSitemaps, async ({ db, query }) => {
    const brand = await requireBrand(db, query.brand);
    const [newest, prices, pages, parts] = await Promise.all([
      brand.settings.logged_out_search === 'yes' ? newestMember(db, brand) : null,
      pricesChanged(db, brand),
      listInfoPages(db, brand),
      cutIntoParts(db, brand, query.size),
    ]);
    return {
      newest_member: newest,
      prices_changed: prices,
      info_pages: pages,
      member_parts: parts,
    };
  }),
  route(contract.listIndexedMembers, async ({ db, query }) => {
    const brand = await requireBrand(db, query.brand);
    return { members: await listIndexedMembers(db, brand, query) };
  }),
];
