import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Privacy, changePrivacy as changeCall, privacySchema } from '../../lib/contract/rights.ts';
import type { Queries, Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { logConsent } from './log-consent.ts';

type Row = {
  kind: Privacy['consents'][number]['kind'];
  granted: boolean;
  version: Date | string | null;
  at: Date | string;
};

/** Entries that one answer holds at most. */
const most = 200;

/** The choices of a member, which are the newest entries of the log, and the log itself. */
export async function getPrivacy(
  db: Queries,
  { userId }: Pick<Actor, 'userId'>,
): Promise<z.input<typeof privacySchema>> {
  const { rows } = await db.execute<Row>(sql`
    select kind, granted, version, at from consent_log where user_id = ${userId} order by id desc limit ${most}`);
  const chosen = (kind: Row['kind']) => rows.find((row) => row.kind === kind)?.granted ?? false;
  return {
    choices: { statistics: chosen('statistics'), attribution: chosen('attribution') },
    consents: rows.map(({ kind, granted, version, at }) => ({
      kind,
      granted,
      version: version && new Date(version).toISOString(),
      at: new Date(at).toISOString(),
    })),
  };
}

/** Changes the choices that are named. */
export async function changePrivacy(
  tx: Tx,
  { userId }: Actor,
  changes: z.output<typeof changeCall.body>,
  now: Date,
): Promise<void> {
  // Two changes at once are noted one after the other.
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  for (const kind of ['statistics', 'attribution'] as const) {
    const granted = changes[kind];
    if (granted !== undefined) await logConsent(tx, { userId, kind, granted }, now);
  }
}
