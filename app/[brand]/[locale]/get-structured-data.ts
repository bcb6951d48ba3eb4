import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import { labelled } from '#lib/contract/labelled.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import {
  breadcrumbs,
  offers,
  organization,
  profilePage,
  webSite,
  type Crumb,
  type Thing,
} from '#lib/rules/growth/structured-data.ts';
import { brandIconPath } from '#lib/site/brand-icons.ts';
import { getCompany, getSettings } from '#lib/upstream/pages.ts';
import { getSite, siteHref } from './get-site.ts';

/** Origin of the brand's site, and its paths in the page's language. */
async function getPageContext() {
  const [settings, site] = await Promise.all([getSettings(), getSite()]);
  return {
    settings,
    locale: site.locale,
    href: siteHref(site),
    site: { name: settings.name, origin: settings.origin },
  };
}

/** The company and the brand's site, for the home page. @throws BackendUnavailable */
export async function getBrandThings(): Promise<Thing[]> {
  const [{ settings, site, locale, href }, company] = await Promise.all([getPageContext(), getCompany()]);
  const contact = { email: settings.support_email, phone: settings.support_phone || company.support_phone };
  return [
    organization(site, company, contact, brandIconPath(settings, 'icon-512.png')),
    webSite(site, href('/'), locale),
  ];
}

/** The breadcrumbs of a page; paths are without locale. @throws BackendUnavailable */
export async function getBreadcrumbs(crumbs: readonly Crumb[]): Promise<Thing> {
  const { site, href } = await getPageContext();
  return breadcrumbs(
    site,
    crumbs.map(({ name, path }) => ({ name, path: href(path) })),
  );
}

/** The offers in a country's price list. @throws BackendUnavailable */
export async function getOffers(country: string, packages: readonly CreditPackage[]): Promise<Thing[]> {
  if (packages.length === 0) return [];
  const [{ site, href, locale }, pricing, tPackages] = await Promise.all([
    getPageContext(),
    getTranslations('pricing'),
    getTranslations('packages'),
  ]);
  const list = { name: pricing('metaTitle'), path: href('/pricing'), country };
  const named = packages.map(({ tier, credits, ...each }) => {
    const size = tPackages('credits', { count: credits });
    return { ...each, name: tier ? labelled(locale, tPackages(`tiers.${tier}`), size) : size };
  });
  return [offers(site, list, named)];
}

/** The person of a profile whose member agreed to be indexed. @throws BackendUnavailable */
export async function getPerson(profile: Profile): Promise<Thing[]> {
  const { site, href } = await getPageContext();
  const { main_image: image } = profile;
  const thing = profilePage(site, profile, {
    path: href(`/members/${profile.id}`),
    image: image?.status === 'active' ? image.filename : null,
  });
  return thing ? [thing] : [];
}
