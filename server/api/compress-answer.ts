import type { ApiAnswer } from '../../lib/upstream/http.ts';
import { parseAcceptEncoding } from '../http/accepted-codings.ts';
import { compress, type Coding } from '../http/compress.ts';

/** What fits into one packet is not worth the work. */
const minBytes = 1_024;

// An answer that many share is kept as one buffer, and so are its forms for as long.
const shared = new WeakMap<Buffer, Map<Coding, Promise<Buffer>>>();

/** The answer in the best form that the browser takes, where it is large and may be compressed; else as it is. */
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

/** The tag is that of the bare body, so of this form it only says that both mean the same. */
const weak = ({ etag }: ApiAnswer['headers']): Record<string, string> =>
  typeof etag === 'string' ? { etag: `W/${etag}` } : {};
