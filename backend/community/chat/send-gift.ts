import type { Gift } from '#lib/contract/community/chat-vocabulary.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deliver, type Delivery } from './deliver.ts';

type Input = { profileId: number; clientMessageId: string; gift: Gift; replyTo?: number | undefined };

export async function sendGift(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  actor: Actor,
  input: Input,
  now: Date,
): Promise<Delivery> {
  const price = brand.settings.gift_credits;
  return deliver(tx, jobs, actor, { ...input, kind: 'gift', body: '', price }, now);
}
