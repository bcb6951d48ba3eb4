import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { exportSchema } from '#lib/contract/identity/privacy.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { exports } from '#backend/platform/db/schema/privacy.ts';

/** The member's newest export; undefined if none was requested or its file is gone. */
async function findExport(db: Queries, userId: number, now: Date) {
  const [newest] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), or(isNull(exports.expiresAt), gt(exports.expiresAt, now))))
    .orderBy(desc(exports.id))
    .limit(1);
  return newest;
}

export async function getExport(
  db: Queries,
  { userId }: Actor,
  now: Date,
): Promise<z.input<typeof exportSchema>> {
  const found = await findExport(db, userId, now);
  return {
    state: found?.status ?? 'none',
    ordered_at: found?.requestedAt.toISOString() ?? null,
    ready_at: found?.readyAt?.toISOString() ?? null,
    expires_at: found?.expiresAt?.toISOString() ?? null,
    size: found?.size ?? null,
  };
}

export async function findExportFile(db: Queries, { userId }: Actor, now: Date): Promise<string | null> {
  const found = await findExport(db, userId, now);
  return found?.status === 'ready' ? found.file : null;
}
