import type { ApiAnswer } from '../../lib/upstream/http.ts';
import { parseAcceptEncoding } from '../http/accepted-codings.ts';
import { compress, type Coding } from '../http/compress.ts';

/** A response that fits into one packet is not worth compressing. */
const minBytes = 1_024;

// A shared response is cached as one buffer, and its compressed forms as long.
const shared = new WeakMap<Buffer, Map<Coding, Promise<Buffer>>>();

/** The response in the browser's best encoding if it is large and compressible, else unchanged. */
export function compressAnswer(
  answer: ApiAnswer,
  accepted: string | string[] | undefined,
): ApiAnswer | Promise<ApiAnswer> {
  const { body, isOpen, status, headers } = answer;
  if (!isOpen || status !== 200 || !(body instanceof Buffer) || body.length <= minBytes) return answer;
  const [coding] = parseAcceptEncoding(accepted);
  const vary = { ...headers, vary: 'accept-encoding' };
  if (!coding) return { ...answer, headers: vary };
  return packed(body, coding).then((small) => ({
    ...answer,
    body: small,
    headers: { ...vary, ...weak(headers), 'content-encoding': coding },
  }));
}

function packed(body: Buffer, coding: Coding): Promise<Buffer> {
  const forms = shared.get(body) ?? new Map<Coding, Promise<Buffer>>();
  shared.set(body, forms);
  const form = forms.get(coding) ?? compress(body, coding, 'call');
  forms.set(coding, form);
  return form;
}

/** The ETag is of the uncompressed body, so a compressed form gets a weak one. */
const weak = ({ etag }: ApiAnswer['headers']): Record<string, string> =>
  typeof etag === 'string' ? { etag: `W/${etag}` } : {};
