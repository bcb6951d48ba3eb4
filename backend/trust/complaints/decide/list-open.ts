import { sql } from 'drizzle-orm';
import type { Queries } from '#backend/platform/db/connect.ts';
import type { Side } from '../decision-rows.ts';

export type OpenComplaint = {
  reference: string;
  brand: string;
  category: string;
  profile: number | null;
  name: string | null;
  waitingMinutes: number;
};

export type OpenAppeal = {
  reference: string;
  action: string;
  side: Side;
  decidedBy: string;
  waitingMinutes: number;
};

const waiting = (since: string, now: Date) =>
  sql`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${sql.raw(since)}) / 60)::int as "waitingMinutes"`;

/** Undecided complaints, longest waiting first, including those reversed in favour of the complainant. */
export async function listOpenComplaints(db: Queries, now: Date): Promise<OpenComplaint[]> {
  const { rows } = await db.execute<OpenComplaint>(sql`
    select complaints.reference, complaints.brand_id as brand, complaints.category,
      complaints.reported_profile_id as profile, profiles.name, ${waiting('complaints.created_at', now)}
    from complaints left join profiles on profiles.id = complaints.reported_profile_id
    left join lateral (
      select decisions.id, exists (select 1 from appeals
        where appeals.decision_id = decisions.id and appeals.side = 'complainant' and appeals.outcome = 'reversed') as was_wrong
      from decisions where decisions.complaint_id = complaints.id order by decisions.id desc limit 1
    ) last on true
    where last.id is null or last.was_wrong
    order by complaints.id`);
  return rows;
}

/** Undecided appeals, longest waiting first. */
export async function listOpenAppeals(db: Queries, now: Date): Promise<OpenAppeal[]> {
  const { rows } = await db.execute<OpenAppeal>(sql`
    select decisions.reference, decisions.action, appeals.side, decisions.decided_by as "decidedBy",
      ${waiting('appeals.created_at', now)}
    from appeals join decisions on decisions.id = appeals.decision_id
    where appeals.outcome is null order by appeals.id`);
  return rows;
}
