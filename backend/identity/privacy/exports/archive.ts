import { open } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A streamed archive, so that memory use does not depend on its size. */
export type Archive = {
  /** Adds a whole file; `packed` ones, such as pictures, are stored uncompressed. */
  add: (name: string, bytes: Uint8Array | string, packed?: boolean) => Promise<void>;
  addParts: (name: string, parts: AsyncIterable<string>) => Promise<void>;
  /** Finishes the archive; returns its size in bytes. */
  close: () => Promise<number>;
};

export async function createArchive(path: string): Promise<Archive> {
  const file = await open(path, 'wx', 0o600);
  const text = new TextEncoder();
  let waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else waiting.push(chunk);
  });
  const flush = async () => {
    if (failure) throw failure;
    const chunks = waiting;
    waiting = [];
    for (const chunk of chunks) {
      await file.write(chunk);
      size += chunk.length;
    }
  };
  const toBytes = (part: Uint8Array | string) => (typeof part === 'string' ? text.encode(part) : part);
  return {
    async add(name, bytes, packed = false) {
      const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
      zip.add(entry);
      entry.push(toBytes(bytes), true);
      await flush();
    },
    async addParts(name, parts) {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      for await (const part of parts) {
        entry.push(toBytes(part));
        await flush();
      }
      entry.push(new Uint8Array(0), true);
      await flush();
    },
    async close() {
      zip.end();
      await flush();
      await file.close();
      return size;
    },
  };
}
