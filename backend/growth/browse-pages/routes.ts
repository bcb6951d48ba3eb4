import { listBrowsePages as listBrowsePagesCall } from '#lib/contract/growth/browse-pages.ts';
import { route } from '#backend/platform/http/call.ts';
import { listBrowsePages } from './list-browse-pages.ts';

export const browsePageRoutes = [
  route(listBrowsePagesCall, async ({ db, brand, locale, tag }) => {
    tag(`members:${brand.pool}`);
    return listBrowsePages(db, brand, locale);
  }),
];
