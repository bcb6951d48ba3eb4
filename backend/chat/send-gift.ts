import type { Gift } from '../../lib/contract/vocabulary.ts';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliver } from './deliver.ts';
import type { MessageRow } from './present.ts';

type Input = { profileId: number; clientMessageId: string; gift: Gift };

/** Sends a gift as a message of its own, under the rules of `deliver`, at the price of a gift. */
export async function sendGift(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  actor: Actor,
  input: Input,
  now: Date,
): Promise<{ message: MessageRow; credits: number }> {
  return deliver(tx, jobs, actor, { ...input, body: '', price: brand.settings.gift_credits }, now);
}
