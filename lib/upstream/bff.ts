import { answerApi } from './answer-api.ts';
import type { ApiContext } from './identity.ts';

/** `answerApi` for web requests: the mount in a Next route handler. */
export async function handleApi(request: Request, context: ApiContext): Promise<Response> {
  const url = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const answer = await answerApi(
    {
      method: request.method,
      path: url.pathname,
      search: url.search,
      headers,
      readBody: (limit) => bodyOf(request, limit),
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

async function bodyOf(request: Request, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > limit) return null;
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}
