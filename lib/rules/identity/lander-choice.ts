import type { SignupValues } from './signup-fields.ts';

/** What a lander's form asks: the own gender and the wanted one; `sexuality` is for links that name that instead. */
const parameters = ['gender', 'seeks', 'sexuality'] as const;

const sexualityByGenders: Record<string, Record<string, string>> = {
  woman: { man: 'hetero', woman: 'lesbian', both: 'bi' },
  man: { woman: 'hetero', man: 'gay', both: 'bi' },
};

/** Whether an address has such answers. */
export function hasChoice(query: string): boolean {
  const given = new URLSearchParams(query);
  return parameters.some((name) => given.has(name));
}

/** The query without those answers, with its question mark or empty; other parameters stay. */
export function withoutChoice(query: string): string {
  const given = new URLSearchParams(query);
  for (const name of parameters) given.delete(name);
  const rest = given.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * The draft with new answers from a lander, which replace its own two; other fields remain. Consent was given to the
 * old answer about sexuality, so a change of that resets it. Returns the draft unchanged without a new answer.
 */
export function withChoice(values: SignupValues, query: string): SignupValues {
  const given = new URLSearchParams(query);
  const gender = known(given.get('gender'), Object.keys(sexualityByGenders)) ?? values.gender;
  const fitting = sexualityByGenders[gender] ?? {};
  const seeks = known(given.get('seeks'), Object.keys(fitting));
  const sexuality =
    (seeks && fitting[seeks]) ?? known(given.get('sexuality'), Object.values(fitting)) ?? values.sexuality;
  const fittingSexuality = gender === '' || Object.values(fitting).includes(sexuality) ? sexuality : '';
  if (gender === values.gender && fittingSexuality === values.sexuality) return values;
  const isSame = fittingSexuality === values.sexuality;
  return {
    ...values,
    gender,
    sexuality: fittingSexuality,
    consent_sensitive: isSame && values.consent_sensitive,
  };
}

function known(value: string | null, allowed: readonly string[]): string | undefined {
  return value !== null && allowed.includes(value) ? value : undefined;
}
