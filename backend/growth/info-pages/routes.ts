import { getInfoPage as getInfoPageCall } from '#lib/contract/growth/info-pages.ts';
import { route } from '../../platform/http/call.ts';
import { getInfoPage } from './get-info-page.ts';

export const infoPageRoutes = [
  route(getInfoPageCall, ({ db, brand, locale, query }) => getInfoPage(db, brand, locale, query.token)),
];
