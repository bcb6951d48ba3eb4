import { requireBrands } from '../site/brands.ts';
import { chosenCountry } from '../site/cookies.ts';
import { resolveBrand } from '../site/resolve.ts';
import { errorAnswer } from './http.ts';
import { handleApi } from './bff.ts';
import { getCallLocale } from './call-locale.ts';
import { loadBrands } from '../site/load-brands.ts';

/** `handleApi` on a Next host without our front: determines brand and language itself. */
export async function answerCall(request: Request): Promise<Response> {
  const headers = Object.fromEntries(request.headers);
  const table = await requireBrands(loadBrands).catch(() => null);
  if (!table) return plain(errorAnswer('backend_unavailable'));
  const previewHosts = (process.env.PREVIEW_HOSTS ?? '').split(',').filter(Boolean);
  const brand = resolveBrand(headers.host, new URL(request.url).search, table, previewHosts);
  if (!brand) return new Response(null, { status: 421 });
  return handleApi(request, {
    brand: brand.id,
    locale: getCallLocale(headers, brand),
    clientIp: '',
    country: null,
    chosenCountry: chosenCountry(headers.cookie),
    requestId: crypto.randomUUID(),
  });
}

function plain(answer: ReturnType<typeof errorAnswer>): Response {
  return new Response(String(answer.body), {
    status: answer.status,
    headers: answer.headers as Record<string, string>,
  });
}
