import { answerApi } from './answer-api.ts';
import { getSender } from '../process/files-under-way.ts';
import type { ApiContext } from './identity.ts';
import { collectBody } from './read-body.ts';

/** `answerApi` for web requests: the mount in a Next route handler. */
export async function handleApi(request: Request, context: ApiContext): Promise<Response> {
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
