/** Browsers heed it over HTTPS only. */
const strictTransport = 'max-age=31536000';

/** Headers that every answer carries, whatever it is. */
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

/** The policy of what is no page: wherever it is shown, it loads nothing, and nobody frames it. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer to a call: what only documents heed is left out, for these are many and short. */
export const callHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': strictTransport,
};

/**
 * The policy of a page. Scripts run from our own files and, inline, only with a hash; styles may be inline because
 * React writes style attributes; pictures may come from the brand's CDN where it has one.
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
