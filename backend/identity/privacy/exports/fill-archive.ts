import type { Tx } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { loadOriginal, loadVariant } from '#backend/community/photos/photo-files.ts';
import type { Archive } from './archive.ts';
import {
  collectAccount,
  type Owner,
  type Part,
  collectChats,
  streamMessages,
  collectMoney,
  collectPhotos,
  collectProfile,
} from './collect.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export async function fillArchive(
  tx: Tx,
  { files }: Pick<Services, 'files'>,
  archive: Archive,
  owner: Owner,
  now: Date,
): Promise<void> {
  const { photos, files: pictures } = await collectPhotos(tx, owner);
  await archive.add(
    'account.json',
    json({ exported_at: now.toISOString(), ...(await collectAccount(tx, owner)) }),
  );
  await archive.add('profile.json', json({ ...(await collectProfile(tx, owner)), photos }));
  await archive.add('money.json', json(await collectMoney(tx, owner)));
  const chats = await collectChats(tx, owner);
  await archive.add('conversations.json', json(chats));
  const sent = new Set<string>();
  for (const { id } of chats)
    await archive.addParts(
      `conversations/${String(id)}.json`,
      listed(streamMessages(tx, owner, Number(id)), sent),
    );
  for (const { hash, name } of pictures) {
    const bytes = await loadOriginal(files, hash);
    if (bytes) await archive.add(name + getExtension(bytes), bytes, true);
  }
  for (const hash of sent) {
    const bytes = await loadVariant(files, hash, 'large');
    if (bytes) await archive.add(`images/${hash}.webp`, bytes, true);
  }
}

/** Streams messages as a JSON list and collects the images that the member has sent. */
async function* listed(
  parts: AsyncIterable<(Part & { image: string | null })[]>,
  sent: Set<string>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const messages of parts) {
    for (const { image, ...message } of messages) {
      if (image) sent.add(image);
      const own = image ? { ...message, image: `images/${image}.webp` } : message;
      yield `${isFirst ? '[' : ','}\n${JSON.stringify(own)}`;
      isFirst = false;
    }
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** File extension by the first bytes; only these types are stored. */
function getExtension(bytes: Uint8Array): string {
  if (bytes[0] === 0xff) return '.jpg';
  return bytes[0] === 0x89 ? '.png' : '.webp';
}
