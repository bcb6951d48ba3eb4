import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliver } from './deliver.ts';
import type { MessageRow } from './present.ts';

type Input = { profileId: number; clientMessageId: string; body: string };

/** Sends a text under the rules of `deliver`, at the price of a message; throws message_too_long by the brand's limit. */
export async function sendMessage(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  actor: Actor,
  input: Input,
  now: Date,
): Promise<{ message: MessageRow; credits: number }> {
  const { message_credits: price, message_length: longest } = brand.settings;
  if ([...input.body].length > longest) throw new CallError('message_too_long');
  return deliver(tx, jobs, actor, { ...input, price }, now);
}
