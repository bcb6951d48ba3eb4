import { parseArgs } from 'node:util';
import { type PhotoRejection, photoRejections } from '#lib/contract/community/photos.ts';
import { type Db, inTransaction } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { readStorageEnv } from '#backend/env.ts';
import { answerHelp, failWith } from '#backend/platform/operator/command.ts';
import { withJobs } from '#backend/platform/operator/with-jobs.ts';
import { openFileStore } from '#backend/platform/storage/file-store.ts';
import { photoFolder, variantFile } from '../photo-files.ts';
import { approvePhoto, rejectPhoto } from './decide-photos.ts';
import { listWaiting, nameOf, readName, type SeenPhoto } from './list-waiting.ts';

const usage = `Photos that wait for somebody to look at them:
  npm run photos -- list
  npm run photos -- approve <number as listed> … --by <name>
  npm run photos -- reject <number> … --by <name> --reason <${photoRejections.join('|')}>
Whoever has a photo rejected is sent the reason; an approval takes a rejection back, and is told likewise.`;

/** As many as somebody looks at in one go. */
const listed = 100;

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, by: { type: 'string' } },
  });
  const [verb, ...names] = positionals;
  if (verb !== 'list' && verb !== 'approve' && verb !== 'reject') throw new Error(usage);
  const reason = verb === 'reject' ? requireReason(values.reason) : null;
  const photos = verb === 'list' ? [] : requirePhotos(names);
  const seen = verb === 'approve' ? requireSeen(photos) : [];
  if (verb === 'list') {
    await onDatabase(1, list);
  } else {
    const by = requireName(values.by);
    const now = new Date();
    await withJobs(async (db, jobs) => {
      const references = await inTransaction(db, async (tx) => {
        for (const photo of seen) await approvePhoto(tx, jobs, photo, { by, now });
        const made: string[] = [];
        if (reason)
          for (const photo of photos)
            made.push(await rejectPhoto(tx, jobs, photo, { rejection: reason, by, now }));
        return made;
      });
      const done = reason ? `Rejected (${reason})` : 'Approved';
      console.log([`${done}: ${names.join(', ')}`, ...references].join('\n'));
    });
  }
} catch (error) {
  failWith(error, usage);
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

function requireName(text: string | undefined): string {
  if (!text?.trim()) throw new Error('--by is missing.');
  return text.trim();
}

function requireReason(text: string | undefined): PhotoRejection {
  const reason = photoRejections.find((each) => each === text);
  if (!reason) throw new Error(`--reason is one of ${photoRejections.join(', ')}.`);
  return reason;
}
