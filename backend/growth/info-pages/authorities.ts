import { displayName } from '#lib/contract/formats.ts';
import { labelled } from '#lib/contract/labelled.ts';

type Authority = { name: string; url: string };

/**
 * Accessibility authorities for online services (Directive 2019/882; Norway: national law), by country; sources in
 * `docs/languages/law.md`. Missing countries get a general text.
 */
const forAccess: Partial<Record<string, Authority>> = {
  AT: { name: 'Sozialministeriumservice', url: 'https://www.sozialministeriumservice.gv.at' },
  BE: { name: 'FOD Economie / SPF Économie', url: 'https://economie.fgov.be' },
  DE: {
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    url: 'https://www.mlbf-barrierefrei.de',
  },
  FI: { name: 'Liikenne- ja viestintävirasto Traficom', url: 'https://www.traficom.fi' },
  FR: { name: 'DGCCRF', url: 'https://www.economie.gouv.fr/dgccrf' },
  IE: { name: 'Competition and Consumer Protection Commission (CCPC)', url: 'https://www.ccpc.ie' },
  IT: { name: 'Agenzia per l’Italia Digitale (AgID)', url: 'https://www.agid.gov.it' },
  LU: {
    name: 'Office de la surveillance de l’accessibilité des produits et services (OSAPS)',
    url: 'https://accessibilite-produits-services.public.lu',
  },
  NL: { name: 'Autoriteit Consument & Markt (ACM)', url: 'https://www.acm.nl' },
  NO: { name: 'Tilsynet for universell utforming av ikt', url: 'https://www.uutilsynet.no' },
  PL: {
    name: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych (PFRON)',
    url: 'https://www.pfron.org.pl',
  },
  SE: { name: 'Post- och telestyrelsen (PTS)', url: 'https://www.pts.se' },
};

/** Data protection authorities; none for Germany, where each state has its own. */
const forData: Partial<Record<string, Authority>> = {
  AT: { name: 'Datenschutzbehörde', url: 'https://www.dsb.gv.at' },
  BE: { name: 'Gegevensbeschermingsautoriteit', url: 'https://www.gegevensbeschermingsautoriteit.be' },
  CH: {
    name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter',
    url: 'https://www.edoeb.admin.ch',
  },
  DK: { name: 'Datatilsynet', url: 'https://www.datatilsynet.dk' },
  ES: { name: 'Agencia Española de Protección de Datos', url: 'https://www.aepd.es' },
  FI: { name: 'Tietosuojavaltuutetun toimisto', url: 'https://tietosuoja.fi' },
  FR: { name: 'CNIL', url: 'https://www.cnil.fr' },
  GB: { name: 'Information Commissioner’s Office', url: 'https://ico.org.uk' },
  IE: { name: 'Data Protection Commission', url: 'https://www.dataprotection.ie' },
  IT: { name: 'Garante per la protezione dei dati personali', url: 'https://www.garanteprivacy.it' },
  LI: { name: 'Datenschutzstelle', url: 'https://www.datenschutzstelle.li' },
  LU: { name: 'Commission nationale pour la protection des données', url: 'https://cnpd.public.lu' },
  MT: { name: 'Information and Data Protection Commissioner', url: 'https://idpc.org.mt' },
  NL: { name: 'Autoriteit Persoonsgegevens', url: 'https://www.autoriteitpersoonsgegevens.nl' },
  NO: { name: 'Datatilsynet', url: 'https://www.datatilsynet.no' },
  PL: { name: 'Urząd Ochrony Danych Osobowych', url: 'https://uodo.gov.pl' },
  SE: { name: 'Integritetsskyddsmyndigheten', url: 'https://www.imy.se' },
};

const linked = ({ name, url }: Authority) => `[${name}](${url})`;

/** One line per country with a known authority, sorted by country name. */
export function accessAuthorities(countries: readonly string[], locale: string): string[] {
  return countries
    .flatMap((country) => {
      const authority = forAccess[country];
      return authority
        ? [`- ${labelled(locale, displayName(locale, 'region', country), linked(authority))}`]
        : [];
    })
    .sort((one, other) => one.localeCompare(other, locale));
}

/** As a link; empty if unknown. */
export function dataAuthority(country: string): string {
  const authority = forData[country];
  return authority ? linked(authority) : '';
}
