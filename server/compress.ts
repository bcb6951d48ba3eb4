import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const { constants } = zlib;

/** A form in which an answer is smaller. */
export type Coding = 'zstd' | 'br' | 'gzip';

/** How hard to try: once for many answers, for a page that is kept, or for one answer alone. */
export type Effort = 'file' | 'page' | 'call';

type Zstd = (body: Buffer, options: { params: Record<number, number> }) => Promise<Buffer>;
type ZstdCallback = (
  body: Buffer,
  options: { params: Record<number, number> },
  done: (error: Error | null, packed: Buffer) => void,
) => void;

/** Number of `ZSTD_c_compressionLevel`, which older versions of Node do not name. */
const zstdLevel = 100;

const levels: Record<Effort, Record<Coding, number>> = {
  file: { zstd: 19, br: 9, gzip: 9 },
  page: { zstd: 12, br: 6, gzip: 9 },
  call: { zstd: 3, br: 4, gzip: 6 },
};

type Library = Pick<typeof zlib, 'gzip' | 'brotliCompress'>;

/** What a library of some version of Node can make, and how. */
export function compressorOf(library: Library) {
  const gzip = promisify(library.gzip);
  const brotli = promisify(library.brotliCompress);
  const zstd = zstdOf(library);
  /** The best for an answer of the moment first. */
  const codings: readonly Coding[] = zstd ? ['zstd', 'br', 'gzip'] : ['br', 'gzip'];

  /** The body in a smaller form. */
  function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
    const level = levels[effort][coding];
    if (coding === 'gzip') return gzip(body, { level });
    if (coding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
    if (!zstd) throw new Error('This Node makes no zstd');
    return zstd(body, { params: { [zstdLevel]: level } });
  }
  return { codings, compress };
}

/** Of the Node that runs this. */
export const { codings, compress } = compressorOf(zlib);

/** From Node 22.15 on. */
function zstdOf(library: object): Zstd | null {
  const found = 'zstdCompress' in library ? library.zstdCompress : undefined;
  return typeof found === 'function' ? promisify(found as ZstdCallback) : null;
}
