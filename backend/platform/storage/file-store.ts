import { chmodSync, createReadStream, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { StorageEnv } from '../../env.ts';

/** The interface to file storage; names are flat and safe, checked by the caller. */
export type FileStore = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null if the file does not exist; throws if the store fails. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** Stores a local file, read as a stream. */
  putFile: (name: string, path: string) => Promise<void>;
  /** The file as a stream with its length in bytes; null if it does not exist. */
  open: (name: string) => Promise<{ stream: Readable; size: number } | null>;
  /** No error if the file does not exist. */
  erase: (name: string) => Promise<void>;
  /** The file's location for an operator: its path, or a URL valid for an hour. */
  locate: (name: string) => Promise<string>;
};

/** Files in one folder of the data directory, or of the bucket if configured. */
export async function createFileStore(env: StorageEnv, folder: string): Promise<FileStore> {
  const disk = new Disk(env.S3_BUCKET ? await bucketDriver(env, env.S3_BUCKET) : folderDriver(env));
  const key = (name: string) => `${folder}/${name}`;
  /** Members' files are for this account of the machine only. */
  const makeFolder = () =>
    env.S3_BUCKET ? undefined : mkdir(resolve(env.DATA_DIR, folder), { recursive: true, mode: 0o700 });
  return {
    async write(name, bytes) {
      await makeFolder();
      await disk.put(key(name), bytes);
    },
    async read(name) {
      try {
        return await disk.getBytes(key(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async putFile(name, path) {
      await makeFolder();
      await disk.putStream(key(name), createReadStream(path));
    },
    async open(name) {
      try {
        const { contentLength } = await disk.getMetaData(key(name));
        return { stream: await disk.getStream(key(name)), size: contentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    erase: (name) => disk.delete(key(name)),
    locate: async (name) =>
      env.S3_BUCKET
        ? disk.getSignedUrl(key(name), { expiresIn: '1 hour' })
        : resolve(env.DATA_DIR, key(name)),
  };
}

/** Closes our folders of the data directory that other accounts of the machine could enter. */
export function closeFolders({ DATA_DIR }: StorageEnv, folders: readonly string[]): void {
  for (const each of folders) {
    const path = resolve(DATA_DIR, each);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(path, 0o700);
  }
}

function folderDriver(env: StorageEnv): FSDriver {
  return new FSDriver({ location: resolve(env.DATA_DIR), visibility: 'private' });
}

/** The S3 client is large and loaded only when needed. */
async function bucketDriver(env: StorageEnv, bucket: string) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket,
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    // Without explicit keys the client finds those of the machine.
    ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {}),
    // Many S3-compatible stores support neither these checksums nor access lists.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  });
}

/** Each driver wraps a missing file in its own error. */
function isMissing(error: unknown): boolean {
  for (let each = error; typeof each === 'object' && each; each = (each as Error).cause) {
    const { code, name } = each as NodeJS.ErrnoException;
    if (code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound') return true;
  }
  return false;
}
