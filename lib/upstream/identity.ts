import type { OutgoingHttpHeaders } from 'node:http';
import type { Locale } from '../i18n/locales.ts';

/** The caller, as determined by the front. */
export type ApiContext = {
  brand: string;
  locale: Locale;
  /** Address that limits count by; empty if unknown. */
  clientIp: string;
  country: string | null;
  /** Country that the visitor chose for prices; absent: the address's. */
  chosenCountry?: string | null;
  requestId: string;
};

/** Headers that tell the backend a call's brand, language, visitor and session. */
export function identityHeaders(
  context: Partial<ApiContext>,
  token?: string,
  devices: readonly string[] = [],
): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'x-vonk-key': process.env.FRONT_KEY ?? '',
    accept: 'application/json',
  };
  if (context.brand) headers['x-vonk-brand'] = context.brand;
  if (context.locale) headers['x-vonk-locale'] = context.locale;
  if (context.requestId) headers['x-request-id'] = context.requestId;
  if (context.clientIp) headers['x-vonk-client'] = context.clientIp;
  if (context.country) headers['x-vonk-country'] = context.country;
  if (context.chosenCountry) headers['x-vonk-chosen-country'] = context.chosenCountry;
  if (devices.length) headers['x-vonk-devices'] = devices.join(',');
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}
