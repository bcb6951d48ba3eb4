import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A compressed archive that is written file by file; any `tar` reads it. */
export type TarWriter = {
  add: (name: string, bytes: Buffer) => Promise<void>;
  /** Ends the archive; it is whole on the disk once this resolves. */
  close: () => Promise<void>;
  /** Gives it up. */
  abandon: () => Promise<void>;
};

export type TarEntry = { name: string; bytes: Buffer };

const block = 512;
const cutShort = 'The archive is cut short.';

/** Begins an archive in a new file. @throws where the file is there already or can't be written */
export async function openTar(path: string): Promise<TarWriter> {
  const gzip = createGzip();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(file, 'open');
  const written = pipeline(gzip, file);
  // Told by whatever is added next, or by the end.
  written.catch(() => undefined);
  const write = async (bytes: Buffer) => {
    if (bytes.length && !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    async add(name, bytes) {
      await write(headerOf(name, bytes.length));
      await write(bytes);
      await write(Buffer.alloc(paddingOf(bytes.length)));
    },
    async close() {
      gzip.end(Buffer.alloc(2 * block));
      await written;
    },
    async abandon() {
      gzip.destroy();
      await written.catch(() => undefined);
    },
  };
}

/** The files of an archive, one after the other. @throws where it is damaged or cut short */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.once('error', (error) => gunzip.destroy(error));
  const take = takeFrom(file.pipe(gunzip));
  try {
    for (;;) {
      const header = await take(block);
      if (header.every((byte) => byte === 0)) return;
      const size = octal(header, 124, 11);
      if (octal(header, 148, 6) !== checksum(header)) throw new Error('The archive is damaged.');
      const name = header.toString('utf8', 0, header.indexOf(0));
      const bytes = await take(size);
      await take(paddingOf(size));
      yield { name, bytes };
    }
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

/** Reads so many bytes at a time from a stream. */
function takeFrom(source: AsyncIterable<Buffer>): (wanted: number) => Promise<Buffer> {
  const bits = source[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let length = 0;
  return async (wanted) => {
    while (length < wanted) {
      const next = await bits.next().catch((cause: NodeJS.ErrnoException) => {
        throw whatIsWrong(cause);
      });
      if (next.done) throw new Error(cutShort);
      waiting.push(next.value);
      length += next.value.length;
    }
    const whole = Buffer.concat(waiting);
    waiting = [whole.subarray(wanted)];
    length -= wanted;
    return whole.subarray(0, wanted);
  };
}

/** What a stream of no, or not all of an archive comes to. */
function whatIsWrong(cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'Z_BUF_ERROR') return new Error(cutShort, { cause });
  return cause.code === 'Z_DATA_ERROR' ? new Error('This is no backup, or it is damaged.', { cause }) : cause;
}

const paddingOf = (size: number) => (block - (size % block)) % block;

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 99) throw new Error(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(block);
  header.write(name, 0, 'utf8');
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100, 'latin1');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  header.write('00000000000\0', 136, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\0' + '00', 257, 'latin1');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** Sum of all bytes, where those of the sum itself count as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [at, byte] of header.entries()) if (at < 148 || at > 155) sum += byte;
  return sum;
}

function octal(header: Buffer, start: number, length: number): number {
  return Number.parseInt(header.toString('latin1', start, start + length), 8);
}
