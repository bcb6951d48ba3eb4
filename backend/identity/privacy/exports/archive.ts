import { open } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An archive that is written bit by bit, so that its size does not matter to memory. */
export type Archive = {
  /** Adds a file whole; `packed` ones, such as pictures, are stored as they are. */
  add: (name: string, bytes: Uint8Array | string, packed?: boolean) => Promise<void>;
  /** Adds a file from its parts. */
  addParts: (name: string, parts: AsyncIterable<string>) => Promise<void>;
  /** Ends the archive; returns its size in bytes. */
  close: () => Promise<number>;
};

/** Begins a ZIP archive in a new file of this machine. */
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
  const bytesOf = (part: Uint8Array | string) => (typeof part === 'string' ? text.encode(part) : part);
  return {
    async add(name, bytes, packed = false) {
      const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
      zip.add(entry);
      entry.push(bytesOf(bytes), true);
      await flush();
    },
    async addParts(name, parts) {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      for await (const part of parts) {
        entry.push(bytesOf(part));
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
