import { fictionalLabel } from '#backend/brands/fictional-label.ts';
import type { Brand } from '#backend/brands/brand.ts';
import { presentTile, type TileRow } from '#backend/community/members/present.ts';
import type { EmailLayoutProps } from '../templates/email-layout.tsx';

export type EmailPerson = NonNullable<EmailLayoutProps['people']>[number];

/** Maximum number of people named in a mail; the others are counted. */
export const maxNamed = 5;

type MailContext = { brand: Brand; locale: string; now: Date; url: (path: string) => string };

/** A member as a line of a mail: age and town if visible, and a label if the profile is fictional. */
export function personLine(
  row: TileRow,
  path: string,
  { brand, locale, now, url }: MailContext,
): EmailPerson {
  const { name, age, city, fictional_icon } = presentTile(row, locale, now);
  const facts = age === null ? city : `${age}, ${city}`;
  return {
    name,
    line: fictional_icon ? `${facts} · ${fictionalLabel(brand.settings, locale)}` : facts,
    href: url(path),
  };
}

/** A name within a sentence, with the same label. */
export function labelledName(
  { name, fictional }: TileRow,
  { brand, locale }: Pick<MailContext, 'brand' | 'locale'>,
): string {
  return fictional ? `${name} (${fictionalLabel(brand.settings, locale)})` : name;
}

/** The number of real and of fictional profiles. */
export function countApart(rows: readonly { fictional: boolean }[]): { real: number; fictional: number } {
  const fictional = rows.filter((row) => row.fictional).length;
  return { real: rows.length - fictional, fictional };
}
