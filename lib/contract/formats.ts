/**
 * Dates, numbers, lists and names in CLDR formats of our languages. The only place that creates `Intl` formats: it maps
 * our English to British, and caches them, because creating one takes longer than using it.
 */

type Maker<Options, Format> = (
  locale: string,
  ...options: undefined extends Options ? [options?: Options] : [options: Options]
) => Format;

/** Caches the formats of a kind; marked as pure, so that bundles only include the kinds in use. */
function memoized<Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  French = Kind,
): Maker<Options, Format> {
  const made: Record<string, Format> = {};
  return (locale, ...[options]) =>
    (made[locale + JSON.stringify(options)] ??= new (locale === 'fr' ? French : Kind)(
      locale === 'en' ? 'en-GB' : locale,
      options as Options,
    ));
}

/** The first of a month is “1er mars”, which CLDR does not know. */
class FrenchDates extends Intl.DateTimeFormat {
  override format(date?: Date | number): string {
    return super.format(date).replace(/\b1 (?=[a-z])/, '1er ');
  }
}

/** Dates and times, in the reader's time zone by default. */
export const dateFormat = /* @__PURE__ */ memoized<
  Intl.DateTimeFormatOptions | undefined,
  Intl.DateTimeFormat
>(Intl.DateTimeFormat, FrenchDates);

/** Numbers, amounts, percentages and units. */
export const numberFormat = /* @__PURE__ */ memoized<Intl.NumberFormatOptions | undefined, Intl.NumberFormat>(
  Intl.NumberFormat,
);

/** "a, b and c" or "a, b or c". */
export const listFormat = /* @__PURE__ */ memoized<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

const names = /* @__PURE__ */ memoized<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames);

/** The name of a country (ISO 3166), language (BCP 47) or currency (ISO 4217); the code if there is none. */
export function displayName(locale: string, type: 'region' | 'language' | 'currency', code: string): string {
  return names(locale, { type }).of(code) ?? code;
}
