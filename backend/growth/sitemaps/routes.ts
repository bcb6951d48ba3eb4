import * as contract from '#lib/contract/growth/sitemaps.ts';
import { requireBrand } from '../../brands/brand.ts';
import { route } from '../../platform/http/call.ts';
import { cutIntoParts, listIndexedMembers, newestMember } from './indexed-members.ts';
import { listInfoPages, pricesChanged } from './listed-pages.ts';

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
