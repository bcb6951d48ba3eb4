import type { Readable } from 'node:stream';
import type { BackendEnv } from '#backend/env.ts';
import { createFileStore } from '#backend/platform/storage/file-store.ts';

export const exportFolder = 'exports';

/** Moves a finished local file to the store. */
export async function storeExport(env: BackendEnv, name: string, path: string): Promise<void> {
  const files = await createFileStore(env, exportFolder);
  await files.putFile(name, path);
}

/** The file as a stream with its size in bytes; null if it is gone. */
export async function openExport(
  env: BackendEnv,
  name: string,
): Promise<{ stream: Readable; size: number } | null> {
  const files = await createFileStore(env, exportFolder);
  return files.open(name);
}

export async function eraseExport(env: BackendEnv, file: string): Promise<void> {
  const files = await createFileStore(env, exportFolder);
  await files.erase(file);
}
