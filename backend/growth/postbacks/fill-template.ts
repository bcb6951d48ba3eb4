/** All that an address may carry: never anything of a profile. */
export const placeholders = [
  'click_id',
  'status',
  'amount',
  'currency',
  'sub1',
  'sub2',
  'sub3',
  'transaction',
] as const;

export type Values = Record<(typeof placeholders)[number], string>;

const placeholder = /\{([^{}]*)\}/g;

/** The address that a template says for these values, each encoded, so that none of them can change what is called. */
export function fillTemplate(template: string, values: Values): string {
  return template.replace(placeholder, (_, name: keyof Values) => encodeURIComponent(values[name] ?? ''));
}

/**
 * What is wrong with a template, in a sentence; null for nothing. It has to be an https address of a named host, with
 * placeholders behind the host alone.
 * @param toLocalhost `http://localhost` will do too
 */
export function findFault(template: string, toLocalhost: boolean): string | null {
  for (const [whole, name] of template.matchAll(placeholder))
    if (!placeholders.some((each) => each === name))
      return `There is no ${whole}, but ${placeholders.map((each) => `{${each}}`).join(' ')}.`;
  const [origin = '', ...rest] = template.split(/(?<=^[a-z]+:\/\/[^/?#]*)(?=[/?#])/i);
  if (/[{}]/.test(origin)) return 'Placeholders stand behind the host, in path or query.';
  if (/[{}]/.test(rest.join('').replace(placeholder, ''))) return 'A brace is open or closed by itself.';
  if (!URL.canParse(template.replace(placeholder, 'x'))) return 'That is no address.';
  const { protocol, hostname, username, password } = new URL(template.replace(placeholder, 'x'));
  if (username || password) return 'An address with a user or a password would be told to every proxy.';
  if (protocol === 'https:' || (toLocalhost && protocol === 'http:' && hostname === 'localhost')) return null;
  return 'The address begins with https://.';
}

/** `45.99`: networks read a decimal point, whatever the language; all currencies of the product have two digits. */
export function plainAmount(minorUnits: number): string {
  return `${Math.trunc(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`;
}
