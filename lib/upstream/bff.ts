import { answerApi } from './answer-api.ts';
import { getSender } from '../process/files-under-way.ts';
import type { ApiContext } from './identity.ts';
import { collectBody } from './read-body.ts';
import { requireBrands, loadBrands } from '../site/brands.ts';
import { chosenCountry } from '../site/cookies.ts';
import { resolveBrand } from '../site/resolve.ts';
import { errorAnswer } from './http.ts';
import { getCallLocale } from './call-locale.ts';

/** `answerApi` for web requests: the mount in a Next route handler. */
async function handleApi(request: Request, context: ApiContext): Promise<Response> {
  const url = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const announced = Number(headers['content-length'] ?? 0);
  const answer = await answerApi(
    {
      method: request.method,
      path: url.pathname,
      search: url.search,
      headers,
      readBody: (limit, fileUser) =>
        collectBody(
          readChunks(request),
          announced,
          limit,
          fileUser === null ? null : getSender(String(fileUser), context.clientIp),
        ),
    },
    context,
  );
  const response = new Response(
    bodyAllowed(request, answer.status) ? new Uint8Array(Buffer.from(answer.body)) : null,
    {
      status: answer.status,
    },
  );
  for (const [name, value] of Object.entries(answer.headers)) {
    if (Array.isArray(value)) for (const each of value) response.headers.append(name, each);
    else response.headers.set(name, value);
  }
  return response;
}

function bodyAllowed(request: Request, status: number): boolean {
  return request.method !== 'HEAD' && status !== 304 && status !== 204;
}

async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}

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
