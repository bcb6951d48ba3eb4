import type { SignupValues } from './signup-fields.ts';

/** What a lander's form asks: who somebody is and whom they look for; `sexuality` is for links that name that instead. */
const parameters = ['gender', 'seeks', 'sexuality'] as const;

const sexualitiesOf: Record<string, Record<string, string>> = {
  woman: { man: 'hetero', woman: 'lesbian', both: 'bi' },
  man: { woman: 'hetero', man: 'gay', both: 'bi' },
};

/** Whether an address says anything of that. */
export function hasChoice(query: string): boolean {
  const given = new URLSearchParams(query);
  return parameters.some((name) => given.has(name));
}

/** The query without it, with its question mark or empty; what else it says stays. */
export function withoutChoice(query: string): string {
  const given = new URLSearchParams(query);
  for (const name of parameters) given.delete(name);
  const rest = given.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * The draft with the answers that somebody has just given on a lander: they are newer than the two answers of a draft
 * and take their place, everything else stays as it was typed. The consent was given to another answer, so it is asked
 * for again where the answer about sexuality changes. Without a new answer the draft is returned as it is.
 */
export function withChoice(values: SignupValues, query: string): SignupValues {
  const given = new URLSearchParams(query);
  const gender = known(given.get('gender'), Object.keys(sexualitiesOf)) ?? values.gender;
  const fitting = sexualitiesOf[gender] ?? {};
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
