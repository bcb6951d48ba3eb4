import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const isHostName = (host: string) => host.split('.').every((part) => label.test(part));

/** A host as browsers send it: lower case, Punycode, no port. @throws Error if invalid */
export function requireHostName(given: string): string {
  const name = given.trim();
  const host = isIP(name) === 4 ? name : domainToASCII(name);
  if (host === '' || /[\s/:@?#\\%*]/.test(name) || host.length > 253 || !isHostName(host))
    throw new Error(
      `"${given}" is no host name: letters, digits, - and dots, without scheme, port and path.`,
    );
  return host;
}

/** Whether a host is a subdomain of one of the brand's hosts, ignoring their `www.`. */
export function isOwnHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((own) => host === own || host.endsWith(`.${own.replace(/^www\./, '')}`));
}
