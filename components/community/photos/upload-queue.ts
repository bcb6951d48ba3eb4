import { useSyncExternalStore } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { newKey } from '#lib/browser/transport/call.ts';
import { fitPhoto } from '#lib/browser/community/fit-photo.ts';
import { addOwnPhoto } from '#lib/browser/community/own-photos.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { checkPhotoFile, type FileRefusal } from '#lib/rules/community/photos.ts';

export type Upload = {
  /** Idempotency key of the upload, the same for all attempts. */
  key: string;
  name: string;
  /** Object URL of the picture. */
  preview: string;
  /** Uploaded share, 0 to 1. */
  share: number;
  /** Null while waiting or uploading. */
  refusal: ErrorCode | FileRefusal | null;
};

type Job = { file: Blob; isFitted: boolean; stop: AbortController };

// Module state, so that navigation does not stop uploads.
let uploads: readonly Upload[] = [];
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();
let isRunning = false;

/** The unfinished uploads in the order of choice. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Uploads files one after the other, so that they keep their order; `freeSlots` is how many still fit. */
export function addUploads(files: readonly File[], freeSlots: number): void {
  let remaining = freeSlots - uploads.filter(({ refusal }) => refusal === null).length;
  const added = files.map((file): Upload => {
    const refusal = checkPhotoFile(file) ?? (remaining > 0 ? null : 'photo_limit');
    if (refusal === null) remaining -= 1;
    const key = newKey();
    jobs.set(key, { file, isFitted: false, stop: new AbortController() });
    return { key, name: file.name, preview: URL.createObjectURL(file), share: 0, refusal };
  });
  set([...uploads, ...added]);
  void run();
}

/** Retries failed uploads under their keys. */
export function tryUploadsAgain(keys: readonly string[]): void {
  set(uploads.map((each) => (keys.includes(each.key) ? { ...each, refusal: null, share: 0 } : each)));
  void run();
}

/** Cancels uploads, or dismisses rejected ones. */
export function dropUploads(keys: readonly string[]): void {
  for (const { key, preview } of uploads.filter((each) => keys.includes(each.key))) {
    jobs.get(key)?.stop.abort();
    jobs.delete(key);
    URL.revokeObjectURL(preview);
  }
  set(uploads.filter((each) => !keys.includes(each.key)));
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  window.addEventListener('beforeunload', warn);
  for (let next = nextUpload(); next; next = nextUpload()) await send(next);
  window.removeEventListener('beforeunload', warn);
  isRunning = false;
}

/** Closing the page would abort uploads; navigation does not. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function nextUpload(): Upload | undefined {
  return uploads.find(({ refusal }) => refusal === null);
}

async function send({ key }: Upload): Promise<void> {
  const job = jobs.get(key);
  if (!job) return;
  const onProgress = (share: number) => change(key, { share });
  try {
    await fit(job);
    await addOwnPhoto(job.file, { key, signal: job.stop.signal, onProgress });
    dropUploads([key]);
  } catch (error) {
    if (!job.stop.signal.aborted) change(key, { refusal: getErrorCode(error) });
  }
}

/** Runs once, so that all attempts send the same file under its key; the server checks undecodable files. */
async function fit(job: Job): Promise<void> {
  if (!job.isFitted)
    job.file = await fitPhoto(job.file).then(
      ({ file }) => file,
      () => job.file,
    );
  job.isFitted = true;
}

function change(key: string, changes: Partial<Upload>): void {
  set(uploads.map((each) => (each.key === key ? { ...each, ...changes } : each)));
}

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function snapshot(): readonly Upload[] {
  return uploads;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
