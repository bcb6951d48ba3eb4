/**
 * Dates, numbers, lists and names as CLDR writes them in a language of the product. The one place that makes the formats of
 * `Intl`: it knows that our English is British, and keeps what it made, because making one takes longer than using it.
 */

type Maker<Options, Format> = (
  locale: string,
  ...options: undefined extends Options ? [options?: Options] : [options: Options]
) => Format;

/** Makes each format of a kind once; marked as pure, so that scripts take along only the kinds they use. */
function keeping<Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
): Maker<Options, Format> {
  const made: Record<string, Format> = {};
  return (locale, ...[options]) =>
    (made[locale + JSON.stringify(options)] ??= new Kind(
      locale === 'en' ? 'en-GB' : locale,
      options as Options,
    ));
}

/** Dates and times, in the zone of the reader where the options name none. */
export const dateFormat = /* @__PURE__ */ keeping<
  Intl.DateTimeFormatOptions | undefined,
  Intl.DateTimeFormat
>(Intl.DateTimeFormat);

/** Numbers, amounts, percentages and units. */
export const numberFormat = /* @__PURE__ */ keeping<Intl.NumberFormatOptions | undefined, Intl.NumberFormat>(
  Intl.NumberFormat,
);

/** "a, b and c" or "a, b or c". */
export const listFormat = /* @__PURE__ */ keeping<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);

const names = /* @__PURE__ */ keeping<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames);

/** The name of a country (ISO 3166), a language (BCP 47) or a currency (ISO 4217); the code itself where there is none. */
export function displayName(locale: string, type: 'region' | 'language' | 'currency', code: string): string {
  return names(locale, { type }).of(code) ?? code;
}

const digraph = /(?<![aeiouq])(a(?=[ae])|[ou](?=e))[ae]/g;

/**
 * Small letters without marks, with aa, ae, oe and ue as what they stand for: "koeln" and "aarhus" as "koln" and "arhus".
 * Behind another vowel they are two letters, as in "neuenkirchen".
 */
export const foldDigraphs = (letters: string): string => letters.replace(digraph, '$1');
