import { fictionalLabel } from '#backend/brands/fictional-label.ts';
import type { Brand } from '#backend/brands/brand.ts';
import { presentTile, type TileRow } from '#backend/community/members/present.ts';
import type { EmailLayoutProps } from '../templates/email-layout.tsx';

export type EmailPerson = NonNullable<EmailLayoutProps['people']>[number];

/** As many as a mail names; the others it counts. */
export const maxNamed = 5;

type Place = { brand: Brand; locale: string; now: Date; url: (path: string) => string };

/** A member as a line of a mail: age and town as far as they are shown, and the word where the profile is fictional. */
export function personLine(row: TileRow, path: string, { brand, locale, now, url }: Place): EmailPerson {
  const { name, age, city, fictional_icon } = presentTile(row, locale, now);
  const facts = age === null ? city : `${age}, ${city}`;
  return {
    name,
    line: fictional_icon ? `${facts} · ${fictionalLabel(brand.settings, locale)}` : facts,
    href: url(path),
  };
}

/** A name in the middle of a sentence, labelled likewise. */
export function labelledName(
  { name, fictional }: TileRow,
  { brand, locale }: Pick<Place, 'brand' | 'locale'>,
): string {
  return fictional ? `${name} (${fictionalLabel(brand.settings, locale)})` : name;
}

/** How many of them are real, and how many fictional. */
export function countApart(rows: readonly { fictional: boolean }[]): { real: number; fictional: number } {
  const fictional = rows.filter((row) => row.fictional).length;
  return { real: rows.length - fictional, fictional };
}
