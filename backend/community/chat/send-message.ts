import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { requireLength, findMessageWarning } from './check-text.ts';
import { deliver, type Delivery } from './deliver.ts';

type Input = { profileId: number; clientMessageId: string; body: string; replyTo?: number | undefined };

export async function sendMessage(
  tx: Tx,
  { brand, jobs }: { brand: Brand; jobs: Jobs },
  actor: Actor,
  input: Input,
  now: Date,
): Promise<Delivery> {
  requireLength(input.body, brand.settings);
  const price = brand.settings.message_credits;
  const warn = () => findMessageWarning(input.body, brand.settings);
  return deliver(tx, jobs, actor, { ...input, kind: 'message', warn, price }, now);
}
