import { isLocalName } from '../../lib/site/host-name.ts';

/** The site that is looked at: which addresses are its own. */
export type Site = {
  base: URL;
  /** Path and query of an address of this site, without fragment; null for any other address. */
  pathOf: (address: string, relativeTo?: string) => string | null;
  /** Whether a browser that fetches an address stays with the brand: its host, or one below it, such as a CDN. */
  isOwn: (address: string, relativeTo: string) => boolean;
};

/** A path that is read as it is written; most are, and there are hundreds on a page. */
const plainPath = /^\/(?![/\\])(?:[\w~/-]|\.(?!\.?(?:\/|$)))*$/;

/** Reads `herzfunke.de`, `herzfunke.localhost:3000` or a whole address. @throws Error for what is none of them */
export function readSite(given: string): Site {
  const base = new URL(
    /^https?:\/\//.test(given) ? given : `${isLocal(given) ? 'http' : 'https'}://${given}`,
  );
  // A development front listens there; the standard port is nobody's.
  if (isLocalName(base.hostname) && base.port === '' && base.protocol === 'http:') base.port = '3000';
  const own = base.hostname.replace(/^www\./, '');

  /** On a local name canonical addresses have neither its scheme nor its port. */
  const isHere = (url: URL) =>
    isLocalName(base.hostname) ? url.hostname === base.hostname : url.origin === base.origin;

  const parse = (address: string, relativeTo = '/') => {
    const from = new URL(relativeTo, base);
    return URL.canParse(address, from) ? new URL(address, from) : null;
  };
  return {
    base,
    pathOf(address, relativeTo) {
      if (plainPath.test(address)) return address;
      const url = parse(address, relativeTo);
      return url && /^https?:$/.test(url.protocol) && isHere(url) ? url.pathname + url.search : null;
    },
    isOwn(address, relativeTo) {
      if (plainPath.test(address)) return true;
      const url = parse(address, relativeTo);
      if (!url) return false;
      if (!/^(?:https?|wss?):$/.test(url.protocol)) return true;
      return url.hostname === own || url.hostname.endsWith(`.${own}`);
    },
  };
}

function isLocal(host: string): boolean {
  return isLocalName(host.replace(/:\d+.*$/, '').replace(/\/.*$/, ''));
}
