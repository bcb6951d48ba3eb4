import { useSyncExternalStore } from 'react';
import { useTranslations } from 'next-intl';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { newKey } from '#lib/browser/transport/call.ts';
import { fitPhoto } from '#lib/browser/community/fit-photo.ts';
import { addOwnPhoto } from '#lib/browser/community/own-photos.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import { checkPhotoFile, type FileRefusal } from '#lib/rules/community/photos.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './own-photos.module.css';
import card from './photo-card.module.css';

type Upload = {
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

type Refusal = NonNullable<Upload['refusal']>;

const passing: readonly Refusal[] = [
  'backend_unavailable',
  'upstream_timeout',
  'body_too_slow',
  'internal_error',
  'too_many_requests',
];
const worded: readonly Refusal[] = [
  'photo_limit',
  'photo_unreadable',
  'photo_too_large',
  'photo_too_small',
  'photo_empty',
  'too_many_requests',
  'backend_unavailable',
];

/** The rejected files by reason, with the possible actions. */
export function RefusedUploads({ uploads, isPremium }: { uploads: readonly Upload[]; isPremium: boolean }) {
  const t = useTranslations('photoBoard');
  const reasons = [...new Set(uploads.flatMap(({ refusal }) => (refusal ? [refusal] : [])))];
  return (
    <div role="alert">
      <ul className={styles.refused} aria-label={t('refused')}>
        {reasons.map((reason) => {
          const files = uploads.filter(({ refusal }) => refusal === reason);
          const keys = files.map(({ key }) => key);
          return (
            <li key={reason}>
              <Icon name="exclamation-circle" />
              <div>
                <p>{t(`refusals.${worded.includes(reason) ? reason : 'other'}`)}</p>
                <p className={card.file}>{files.map(({ name }) => name).join(', ')}</p>
                {reason === 'photo_limit' && !isPremium && (
                  <SiteLink href="/premium">{t('getPremium')}</SiteLink>
                )}
                {passing.includes(reason) && (
                  <Button size="sm" variant="secondary" onClick={() => tryUploadsAgain(keys)}>
                    {t('again')}
                  </Button>
                )}
              </div>
              <button
                type="button"
                className="vk-round"
                aria-label={t('dropName', { name: files.map(({ name }) => name).join(', ') })}
                onClick={() => dropUploads(keys)}
              >
                <Icon name="x-lg" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** An uploading photo with progress and a cancel button. */
export function UploadCard({ upload: { key, name, preview, share } }: { upload: Upload }) {
  const t = useTranslations('photoBoard');
  const percent = Math.round(share * 100);
  return (
    <div className={card.card}>
      <div className={card.frame}>
        {/* A background image, because an invalid file would show a broken image. */}
        <div className={card.coming} style={{ backgroundImage: `url("${preview}")` }} />
        <button
          type="button"
          className={`vk-round vk-round-raised ${card.stop}`}
          aria-label={t('cancelName', { name })}
          onClick={() => dropUploads([key])}
        >
          <Icon name="x-lg" />
        </button>
        <div
          className={card.progress}
          role="progressbar"
          aria-label={t('uploading', { name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
      <p className={card.file}>{name}</p>
    </div>
  );
}
