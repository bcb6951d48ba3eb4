import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import type { KeptMessage } from '../../db/schema/support.ts';
import type { Side } from '../decision-rows.ts';

type Moment = Date | string;

export type Filed = {
  receipt: string;
  brand: string;
  name: string;
  email: string;
  category: string;
  text: string;
  locale: string;
  createdAt: Moment;
  profile: number | null;
  photo: string | null;
  message: number | null;
  evidence: KeptMessage[] | null;
};

export type Reported = {
  id: number;
  name: string;
  brand: string;
  status: string;
  fictional: boolean;
  language: string;
  aboutMe: string;
  accountStatus: string | null;
  lockedAt: Moment | null;
  /** Hashes and states of the photos, in their order. */
  photos: { hash: string; status: string }[];
  /** Complaints about the profile until now. */
  complaints: number;
};

export type Decided = {
  reference: string;
  receipt: string | null;
  action: string;
  ground: string;
  reason: string;
  decidedBy: string;
  decidedAt: Moment;
  reversedAt: Moment | null;
  appeals: { side: Side; text: string; outcome: string | null; reason: string | null }[];
};

/** All there is to judge: the complaint, whom it is about, and what was decided about that one before. */
export type Case = { filed: Filed | null; reported: Reported | null; decided: Decided[] };

/** The case of a receipt or of the reference of a decision; null where there is none. */
export async function findCase(db: Queries, number: string): Promise<Case | null> {
  const { rows } = await db.execute<{
    complaint: number | null;
    profile: number | null;
    decision: number | null;
  }>(sql`
    select complaints.id as complaint, complaints.reported_profile as profile, null::bigint as decision
    from complaints where receipt = ${number.toUpperCase()}
    union all select complaint_id, profile, id from decisions where reference = ${number.toUpperCase()}`);
  const found = rows[0];
  if (!found) return null;
  const [filed, reported, decided] = await Promise.all([
    found.complaint === null ? null : findFiled(db, found.complaint),
    found.profile === null ? null : findReported(db, found.profile),
    listDecided(db, found),
  ]);
  return { filed, reported, decided };
}

async function findFiled(db: Queries, id: number): Promise<Filed | null> {
  const { rows } = await db.execute<Filed>(sql`
    select receipt, brand_id as brand, name, email, category, text, locale, created_at as "createdAt",
      reported_profile as profile, reported_photo as photo, reported_message as message, evidence
    from complaints where id = ${id}`);
  return rows[0] ?? null;
}

async function findReported(db: Queries, id: number): Promise<Reported | null> {
  const { rows } = await db.execute<Reported>(sql`
    select profiles.id, profiles.name, profiles.brand_id as brand, profiles.status, profiles.fictional, profiles.language,
      profiles.about_me as "aboutMe", users.status as "accountStatus", users.locked_at as "lockedAt",
      (select coalesce(json_agg(json_build_object('hash', hash, 'status', status) order by position, photos.id), '[]')
        from photos where profile_id = profiles.id and removed_at is null) as photos,
      (select count(*)::int from complaints where reported_profile = profiles.id) as complaints
    from profiles left join users on users.id = profiles.user_id where profiles.id = ${id}`);
  return rows[0] ?? null;
}

async function listDecided(
  db: Queries,
  {
    complaint,
    profile,
    decision,
  }: { complaint: number | null; profile: number | null; decision: number | null },
): Promise<Decided[]> {
  const { rows } = await db.execute<Decided>(sql`
    select decisions.reference, complaints.receipt, decisions.action, decisions.ground, decisions.reason,
      decisions.decided_by as "decidedBy", decisions.decided_at as "decidedAt", decisions.reversed_at as "reversedAt",
      (select coalesce(json_agg(json_build_object('side', side, 'text', appeals.text, 'outcome', outcome,
        'reason', appeals.reason) order by appeals.id), '[]') from appeals where decision_id = decisions.id) as appeals
    from decisions left join complaints on complaints.id = decisions.complaint_id
    where decisions.profile = ${profile} or decisions.complaint_id = ${complaint} or decisions.id = ${decision}
    order by decisions.id limit 100`);
  return rows;
}
