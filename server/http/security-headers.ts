/** Browsers apply it over HTTPS only. */
const strictTransport = 'max-age=31536000';

/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), browsing-topics=(), interest-cohort=(), usb=(), payment=(self)',
  'strict-transport-security': strictTransport,
};

/** The policy of non-pages: they load nothing and cannot be framed. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every call response, without those for documents, because these responses are many and short. */
export const callHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': strictTransport,
};

/**
 * A page's policy. Scripts need our origin or, inline, a hash; inline styles are allowed because React writes style
 * attributes; images may come from the brand's CDN.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  isDevelopment = false,
  imageOrigin = '',
): string {
  const scripts = isDevelopment
    ? "'self' 'unsafe-inline' 'unsafe-eval'"
    : ["'self'", ...scriptHashes].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
