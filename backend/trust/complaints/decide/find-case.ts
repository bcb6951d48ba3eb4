import type { Queries } from '#backend/platform/db/connect.ts';
import type { EvidenceMessage } from '#backend/platform/db/schema/complaints.ts';
import type { Side } from '../decision-rows.ts';
import { complaints } from '#backend/platform/db/schema/complaints.ts';
import { decisions } from '#backend/platform/db/schema/decisions.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { int4, int8, json, orNull, text, statement } from '#backend/platform/db/statement.ts';

type Moment = Date | string;

export type Filed = {
  reference: string;
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
  evidence: EvidenceMessage[] | null;
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
  /** Hashes and states of the photos, in order. */
  photos: { hash: string; status: string }[];
  complaints: number;
};

export type Decided = {
  reference: string;
  complaintReference: string | null;
  action: string;
  ground: string;
  reason: string;
  decidedBy: string;
  decidedAt: Moment;
  reversedAt: Moment | null;
  appeals: { side: Side; text: string; outcome: string | null; reason: string | null }[];
};

/** The complaint, the member it is about, and earlier decisions about them. */
export type Case = { filed: Filed | null; reported: Reported | null; decided: Decided[] };

const selectComplaints = statement({
  params: { reference: text },
  row: { complaint: orNull(int8), profile: orNull(int8), decision: orNull(int8) },
  text: `
    select complaints.id as complaint, complaints.reported_profile_id as profile, null::bigint as decision
    from complaints where reference = :reference
    union all select complaint_id, profile_id, id from decisions where reference = :reference`,
});

/** Finds a case by the reference of a complaint or decision; null if there is none. */
export async function findCase(db: Queries, number: string): Promise<Case | null> {
  const { rows } = await selectComplaints(db, { reference: number.toUpperCase() });
  const found = rows[0];
  if (!found) return null;
  const [filed, reported, decided] = await Promise.all([
    found.complaint === null ? null : findFiled(db, found.complaint),
    found.profile === null ? null : findReported(db, found.profile),
    listDecided(db, found),
  ]);
  return { filed, reported, decided };
}

const selectComplaintsForFindFiled = statement({
  params: { id: int8 },
  row: {
    reference: complaints.reference,
    brand: complaints.brandId,
    name: complaints.name,
    email: complaints.email,
    category: complaints.category,
    text: complaints.text,
    locale: complaints.locale,
    createdAt: complaints.createdAt,
    profile: complaints.reportedProfileId,
    photo: complaints.reportedPhotoHash,
    message: complaints.reportedMessageId,
    evidence: complaints.evidence,
  },
  text: `
    select reference, brand_id as brand, name, email, category, text, locale, created_at as "createdAt",
      reported_profile_id as profile, reported_photo_hash as photo, reported_message_id as message, evidence
    from complaints where id = :id`,
});

async function findFiled(db: Queries, id: number): Promise<Filed | null> {
  const { rows } = await selectComplaintsForFindFiled(db, { id });
  return rows[0] ?? null;
}

const selectPhotos = statement({
  params: { id: int8 },
  row: {
    id: profiles.id,
    name: profiles.name,
    brand: profiles.brandId,
    status: profiles.status,
    fictional: profiles.fictional,
    language: profiles.language,
    aboutMe: profiles.aboutMe,
    accountStatus: orNull(users.status),
    lockedAt: users.lockedAt,
    photos: json<{ hash: string; status: string }[]>(),
    complaints: int4,
  },
  text: `
    select profiles.id, profiles.name, profiles.brand_id as brand, profiles.status, profiles.fictional, profiles.language,
      profiles.about_me as "aboutMe", users.status as "accountStatus", users.locked_at as "lockedAt",
      (select coalesce(json_agg(json_build_object('hash', hash, 'status', status) order by position, photos.id), '[]')
        from photos where profile_id = profiles.id and removed_at is null) as photos,
      (select count(*)::int from complaints where reported_profile_id = profiles.id) as complaints
    from profiles left join users on users.id = profiles.user_id where profiles.id = :id`,
});

async function findReported(db: Queries, id: number): Promise<Reported | null> {
  const { rows } = await selectPhotos(db, { id });
  return rows[0] ?? null;
}

const selectAppeals = statement({
  params: { profile: orNull(int8), complaint: orNull(int8), decision: orNull(int8) },
  row: {
    reference: decisions.reference,
    complaintReference: orNull(complaints.reference),
    action: decisions.action,
    ground: decisions.ground,
    reason: decisions.reason,
    decidedBy: decisions.decidedBy,
    decidedAt: decisions.decidedAt,
    reversedAt: decisions.reversedAt,
    appeals: json<{ side: Side; text: string; outcome: string | null; reason: string | null }[]>(),
  },
  text: `
    select decisions.reference, complaints.reference as "complaintReference", decisions.action, decisions.ground, decisions.reason,
      decisions.decided_by as "decidedBy", decisions.decided_at as "decidedAt", decisions.reversed_at as "reversedAt",
      (select coalesce(json_agg(json_build_object('side', side, 'text', appeals.text, 'outcome', outcome,
        'reason', appeals.reason) order by appeals.id), '[]') from appeals where decision_id = decisions.id) as appeals
    from decisions left join complaints on complaints.id = decisions.complaint_id
    where decisions.profile_id = :profile or decisions.complaint_id = :complaint or decisions.id = :decision
    order by decisions.id limit 100`,
});

async function listDecided(
  db: Queries,
  {
    complaint,
    profile,
    decision,
  }: { complaint: number | null; profile: number | null; decision: number | null },
): Promise<Decided[]> {
  const { rows } = await selectAppeals(db, { profile, complaint, decision });
  return rows;
}
