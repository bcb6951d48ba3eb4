import type { Locale } from '#lib/i18n/locales.ts';
import { callTimeoutMs } from '#lib/process/page-timeout.ts';
import { BackendUnavailable } from '#lib/upstream/failures.ts';
import { askBackend } from '#lib/upstream/http.ts';
import { identityHeaders } from '#lib/upstream/identity.ts';

/** A photo as visitors see it; null if they may not. @throws BackendUnavailable, UpstreamTimeout */
export async function fetchPhoto(
  path: string,
  site: { brand: string; locale: Locale },
): Promise<Buffer | null> {
  const { status, headers, body } = await askBackend({
    method: 'GET',
    path,
    headers: identityHeaders(site),
    timeout: callTimeoutMs(),
    repeatable: true,
  });
  if (status >= 500) throw new BackendUnavailable(`The backend answered ${status} to a photo`);
  return status === 200 && String(headers['content-type']).startsWith('image/') ? body : null;
}
