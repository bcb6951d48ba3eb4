/** All data an address may carry; never profile data. */
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

/** Encodes each value, so that none can change the target of the call. */
export function fillTemplate(template: string, values: Values): string {
  return template.replace(placeholder, (_, name: keyof Values) => encodeURIComponent(values[name] ?? ''));
}

/**
 * The error in a template as a sentence; null if valid. Requires https, a named host, and placeholders only after the
 * host. @param toLocalhost also allows `http://localhost`
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
  if (username || password) return 'An address with a user or a password would be visible to every proxy.';
  if (protocol === 'https:' || (toLocalhost && protocol === 'http:' && hostname === 'localhost')) return null;
  return 'The address begins with https://.';
}

/** `45.99`: networks expect a decimal point in any language; all our currencies have two decimals. */
export function plainAmount(minorUnits: number): string {
  return `${Math.trunc(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`;
}
