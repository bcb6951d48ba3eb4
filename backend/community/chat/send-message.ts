import type { Brand } from '../../brands/brand.ts';
import { type Tx, inTransaction } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { requireLength, findMessageWarning } from './scam-filter/message-policy.ts';
import { deliver, type Delivery } from './deliver.ts';
import { cutOrRefuse, type Cutting } from '../photos/add-photo.ts';
import { eraseLater } from '../photos/erase-photos.ts';
import { newHash, writePicture } from '../photos/photo-files.ts';
import { requireSameMessage } from './same-message.ts';
import { querySendContext, requireDeliverable } from './send-context.ts';
import type { Gift } from '#lib/contract/community/chat-vocabulary.ts';

type Input = { profileId: number; clientMessageId: string; replyTo?: number | undefined };

export async function sendMessage(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  actor: Actor,
  input: Input & { body: string },
  now: Date,
): Promise<Delivery> {
  requireLength(input.body, brand.settings);
  const price = brand.settings.message_credits;
  const warn = () => findMessageWarning(input.body, brand.settings);
  return deliver(tx, jobs, actor, { ...input, kind: 'message', warn, price }, now);
}

/** A refused image is never cut. Files are written before the charging transaction and erased later if it fails. */
export async function sendImage(
  services: Cutting,
  brand: Brand,
  actor: Actor,
  { bytes, ...input }: Input & { bytes: Buffer },
): Promise<Delivery> {
  const { db, jobs, files, now } = services;
  const address = { ...input, price: brand.settings.photo_credits };
  const { sent, ...context } = await querySendContext(db, actor, address);
  if (!sent) requireDeliverable({ sent, ...context }, address);
  // Another upload may have spent the credits while this one was queued.
  const picture = await cutOrRefuse(services, actor, { bytes, rotate: 0, crop: null }, async () => {
    const later = await querySendContext(db, actor, address);
    if (!later.sent) requireDeliverable(later, address);
  });
  if (sent) {
    requireSameMessage(sent, { ...input, conversation: context.conversation, body: '', image: picture });
    return { message: sent, credits: context.credits };
  }

  const hash = newHash();
  await inTransaction(db, (tx) => eraseLater(tx, jobs, hash));
  await writePicture(files, hash, picture);
  const { width, height, thumbhash } = picture;
  const image = { hash, width, height, thumbhash };
  return inTransaction(db, (tx) =>
    deliver(tx, jobs, actor, { ...address, kind: 'image', body: '', image }, now()),
  );
}

export async function sendGift(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  actor: Actor,
  input: Input & { gift: Gift },
  now: Date,
): Promise<Delivery> {
  const price = brand.settings.gift_credits;
  return deliver(tx, jobs, actor, { ...input, kind: 'gift', body: '', price }, now);
}
