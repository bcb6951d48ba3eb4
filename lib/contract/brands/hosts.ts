const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host without port and the dot of a fully qualified name, in lower case; null if invalid. */
export function hostName(host: string | undefined): string | null {
  const name = host?.toLowerCase().replace(/\.?(?::\d{1,5})?$/, '');
  return name && /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(name) ? name : null;
}

/** Whether a host is written as a fully qualified name, with a dot at its end. */
export const hasFinalDot = (host: string | undefined): boolean => /\.(?::\d{1,5})?$/.test(host ?? '');

/** Whether a name is this machine, where one address may serve any number of brands. */
export function isLoopback(name: string): boolean {
  return localNames.has(name);
}

/** Whether a name only resolves on this machine (RFC 6761, 6.3), without https or a standard port. */
export function isLocalName(name: string): boolean {
  return isLoopback(name) || name.endsWith('.localhost');
}

/** Scheme and host of a request to the front. */
export type RequestOrigin = { scheme: 'http' | 'https'; host: string | undefined };

/**
 * Scheme, host and port of a brand's own addresses: https on its primary host. A local name has neither certificate nor
 * standard port, so the request's origin applies.
 */
export function publicOrigin(primaryHost: string, { scheme, host }: RequestOrigin): string {
  if (!isLocalName(primaryHost)) return `https://${primaryHost}`;
  const port = /:\d{1,5}$/.exec(host ?? '')?.[0] ?? '';
  return `${scheme}://${primaryHost}${port}`;
}
