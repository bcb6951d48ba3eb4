import { type Command, InvalidArgumentError } from 'commander';
import { type PhotoRejection, photoRejections } from '#lib/contract/community/photos.ts';
import { type Db, inTransaction } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { parseStorageEnv } from '#backend/env.ts';
import { formatWait, printLines } from '#backend/platform/cli/print-lines.ts';
import { requiredChoiceOption, words } from '#backend/platform/cli/values.ts';
import { withJobs } from '#backend/platform/cli/with-jobs.ts';
import { createFileStore } from '#backend/platform/storage/file-store.ts';
import { photoFolder, variantFile } from '../photo-files.ts';
import { approvePhoto, rejectPhoto } from './decide-photos.ts';
import { listWaiting, formatPhotoName, parsePhotoName, type SeenPhoto } from './list-waiting.ts';

const listed = 100;

export function photoCommands(program: Command): Command {
  const photos = program.command('photos').description('review photos');
  photos
    .command('list')
    .description('list pending photos with their files')
    .action(() => onDatabase(1, list));
  photos
    .command('approve')
    .description('show photos to others; takes back a rejection and notifies the member')
    .argument('<number...>', 'as listed', parseWhole)
    .requiredOption('--by <name>', 'who decides', words)
    .action(approve);
  photos
    .command('reject')
    .description('hide photos from everyone but their owner, who gets the reason')
    .argument('<number...>', 'as listed', parseSeen)
    .requiredOption('--by <name>', 'who decides', words)
    .addOption(requiredChoiceOption('--reason <reason>', photoRejections))
    .action(reject);
  return photos;
}

function approve(photos: Whole[], { by }: { by: string }): Promise<void> {
  return withJobs(async (db, jobs) => {
    const now = new Date();
    await inTransaction(db, async (tx) => {
      for (const photo of photos) await approvePhoto(tx, jobs, photo, { by, now });
    });
    console.log(`Approved: ${photos.map(describePhoto).join(', ')}`);
  });
}

function reject(
  photos: SeenPhoto[],
  { by, reason: rejection }: { by: string; reason: PhotoRejection },
): Promise<void> {
  return withJobs(async (db, jobs) => {
    const now = new Date();
    const references = await inTransaction(db, async (tx) => {
      const made: string[] = [];
      for (const photo of photos) made.push(await rejectPhoto(tx, jobs, photo, { rejection, by, now }));
      return made;
    });
    console.log(
      [`Rejected (${rejection}): ${photos.map(describePhoto).join(', ')}`, ...references].join('\n'),
    );
  });
}

async function list(db: Db): Promise<void> {
  const waiting = await listWaiting(db, listed);
  const store = await createFileStore(parseStorageEnv(), photoFolder);
  const lines = waiting.map(async ({ id, profileId, name, brand, hash, createdAt }) => {
    const number = formatPhotoName({ id, hash });
    const minutes = Math.floor((Date.now() - createdAt.getTime()) / 60_000);
    const file = await store.locate(variantFile(hash, 'large'));
    return `${number}  profile ${profileId} (${name}), ${brand}, waiting ${formatWait(minutes)}\n    ${file}`;
  });
  printLines(await Promise.all(lines));
}

/** A photo as listed: the version after the id identifies the picture seen. */
type Whole = SeenPhoto & { version: string };

const describePhoto = ({ id, version }: SeenPhoto) => (version === null ? String(id) : `${id}-${version}`);

function parseSeen(text: string, before: SeenPhoto[] = []): SeenPhoto[] {
  const photo = parsePhotoName(text);
  if (!photo) throw new InvalidArgumentError('Name the photos by the numbers that the list shows.');
  return [...before, photo];
}

/** A picture must have been seen to be approved, so the version is required. */
function parseWhole(text: string, before: Whole[] = []): Whole[] {
  const photos = parseSeen(text).map(({ id, version }) => {
    if (version === null)
      throw new InvalidArgumentError(`Name photo ${id} by its whole number, as the list shows it.`);
    return { id, version };
  });
  return [...before, ...photos];
}
