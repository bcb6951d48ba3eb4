const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host without port, in lower case; null when it is no host name at all. */
export function hostName(host: string | undefined): string | null {
  const name = host?.toLowerCase().replace(/:\d{1,5}$/, '');
  return name && /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(name) ? name : null;
}

/** Whether a name is this machine itself, on which one address may be as many brands as one likes. */
export function isLoopback(name: string): boolean {
  return localNames.has(name);
}

/** Whether a name is never found outside of this machine (RFC 6761, 6.3): there, neither https nor a standard port is to be expected. */
export function isLocalName(name: string): boolean {
  return isLoopback(name) || name.endsWith('.localhost');
}
