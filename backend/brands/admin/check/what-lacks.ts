import type { Queries } from '#backend/platform/db/connect.ts';
import { listBrands, type Brand } from '../../brand.ts';
import { requireCompany } from '../../routes.ts';
import { complaintsAbout } from '../strict-settings.ts';
import { checkCompany } from './check-company.ts';
import { checkHosts } from './check-hosts.ts';
import { checkLinks } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkSales } from './check-sales.ts';
import { checkTexts } from './check-texts.ts';
import { checkTheme } from './check-theme.ts';

/** What the check needs to know of the process that will serve the brand. */
export type CheckEnv = { VAPID_PUBLIC_KEY: string };

/** Everything that a brand lacks before people may come, a line each that begins with where; empty for a whole one. */
export async function whatLacks(db: Queries, brand: Brand, env: CheckEnv, now: Date): Promise<string[]> {
  const company = await requireCompany(db, brand.companyId);
  const rows = complaintsAbout(brand.settings);
  // What is no setting at all would only confuse the checks that read it.
  if (rows.length > 0)
    return [...rows, ...(await checkHosts(db, brand)), ...checkCompany(brand, company, now)];
  const brands = await listBrands(db);
  return [
    ...(await checkHosts(db, brand)),
    ...checkCompany(brand, company, now),
    ...checkTexts(brand),
    ...checkTheme(brand.settings.theme),
    ...(await checkSales(db, brand, now)),
    ...(await checkPages(db, brand)),
    ...checkLinks(brand, brands),
    ...checkPush(env),
  ];
}

function checkPush({ VAPID_PUBLIC_KEY: key }: CheckEnv): string[] {
  return key
    ? []
    : ['push: VAPID_PUBLIC_KEY is not set here; give this command the environment of the backend'];
}
