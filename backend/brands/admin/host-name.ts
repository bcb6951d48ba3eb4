import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const isHostName = (host: string) => host.split('.').every((part) => label.test(part));

/** A host as browsers send it, without a port: lower case, in Punycode. @throws Error for what is no host name */
export function requireHostName(given: string): string {
  const name = given.trim();
  const host = isIP(name) === 4 ? name : domainToASCII(name);
  if (host === '' || /[\s/:@?#\\%*]/.test(name) || host.length > 253 || !isHostName(host))
    throw new Error(
      `"${given}" is no host name: letters, digits, - and dots, without scheme, port and path.`,
    );
  return host;
}

/** Whether a host is a part of the brand's own site: below one of its hosts, whose `www.` counts for nothing. */
export function isOwnHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((own) => host === own || host.endsWith(`.${own.replace(/^www\./, '')}`));
}
