import { parseArgs } from 'node:util';
import { type PhotoRejection, photoRejections } from '../../../lib/contract/photos.ts';
import { type Db, inTransaction } from '../../db/connect.ts';
import { onDatabase } from '../../db/on-database.ts';
import { readStorageEnv } from '../../env.ts';
import { openFileStore } from '../../storage/file-store.ts';
import { photoFolder, variantFile } from '../photo-files.ts';
import { approvePhoto, listWaiting, nameOf, readName, rejectPhoto, type SeenPhoto } from './review-photos.ts';

const usage = `Photos that wait for somebody to look at them:
  npm run photos -- list
  npm run photos -- approve <number as listed> …
  npm run photos -- reject <number> … --reason <${photoRejections.join('|')}>`;

/** As many as somebody looks at in one go. */
const listed = 100;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [verb, ...names] = positionals;
  if (verb !== 'list' && verb !== 'approve' && verb !== 'reject') throw new Error(usage);
  const reason = verb === 'reject' ? requireReason(values.reason) : null;
  const photos = verb === 'list' ? [] : requirePhotos(names);
  const seen = verb === 'approve' ? requireSeen(photos) : [];
  await onDatabase(1, async (db) => {
    if (verb === 'list') return list(db);
    await inTransaction(db, async (tx) => {
      for (const photo of seen) await approvePhoto(tx, photo);
      if (reason) for (const photo of photos) await rejectPhoto(tx, photo, reason);
    });
    console.log(`${reason ? `Rejected (${reason})` : 'Approved'}: ${names.join(', ')}`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function list(db: Db): Promise<void> {
  const waiting = await listWaiting(db, listed);
  if (!waiting.length) return console.log('No photo waits.');
  const store = await openFileStore(readStorageEnv(), photoFolder);
  for (const { id, profileId, name, brand, hash, createdAt } of waiting) {
    const number = nameOf({ id, hash });
    const minutes = Math.floor((Date.now() - createdAt.getTime()) / 60_000);
    const file = await store.locate(variantFile(hash, 'large'));
    console.log(
      `${number}  profile ${profileId} (${name}), ${brand}, waiting ${ageOf(minutes)}\n    ${file}`,
    );
  }
}

function ageOf(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

function requirePhotos(texts: string[]): SeenPhoto[] {
  const photos = texts.flatMap((text) => readName(text) ?? []);
  if (!photos.length || photos.length < texts.length)
    throw new Error('Name the photos by the numbers that the list shows.');
  return photos;
}

/** What nobody has looked at is not approved: behind the id a number says which picture of the photo was seen. */
function requireSeen(photos: SeenPhoto[]): (SeenPhoto & { mark: string })[] {
  return photos.map(({ id, mark }) => {
    if (mark === null) throw new Error(`Name photo ${id} by its whole number, as the list shows it.`);
    return { id, mark };
  });
}

function requireReason(text: string | undefined): PhotoRejection {
  const reason = photoRejections.find((each) => each === text);
  if (!reason) throw new Error(`--reason is one of ${photoRejections.join(', ')}.`);
  return reason;
}
