import { sql } from 'drizzle-orm';
import type { DecisionAction, DecisionGround } from '#lib/contract/trust/decisions.ts';
import { selectHome, getTimeZone, type Home, memberByAddress } from '../../identity/accounts/member-zone.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { appealUntil } from './decision-rows.ts';
import type { Side } from './decision-rows.ts';
import { appeals } from '../../platform/db/schema/decisions.ts';
import { int8, statement } from '../../platform/db/statement.ts';
import { publicCategory } from './categories.ts';

/** A decision for one side's mail, with the side's address and language. */
export type MemberDecision = {
  reference: string;
  action: DecisionAction;
  ground: DecisionGround;
  reason: string;
  appealUntil: Date;
  /** Null for a finding without a complaint; never shown to the member. */
  complaintReference: string | null;
  brandId: string;
  email: string;
  locale: string;
  /** IANA time zone of the side. */
  zone: string;
};

type Row = Omit<MemberDecision, 'appealUntil' | 'zone'> & { decidedAt: Date | string; home: Home };

/** The decision for one side; null if there is no recipient. */
export async function findDecision(db: Queries, id: number, side: Side): Promise<MemberDecision | null> {
  const [reason, whom] =
    side === 'member'
      ? [
          sql`decisions.reason`,
          sql`users.brand_id as "brandId", users.email, users.language as locale,
            ${selectHome(sql`users.id`)} as home from decisions
            join users on users.id = decisions.user_id and users.erased_at is null
            left join complaints on complaints.id = decisions.complaint_id`,
        ]
      : [
          sql`coalesce(decisions.reason_complainant, decisions.reason)`,
          sql`complaints.brand_id as "brandId", complaints.email, complaints.locale,
            ${selectHome(complainant)} as home from decisions
            join complaints on complaints.id = decisions.complaint_id`,
        ];
  const { rows } = await db.execute<Row>(sql`
    select decisions.reference, decisions.action, decisions.ground, ${reason} as reason,
      decisions.decided_at as "decidedAt", complaints.reference as "complaintReference", ${whom} where decisions.id = ${id}`);
  const row = rows[0];
  if (!row?.email) return null;
  const { decidedAt, home, ...rest } = row;
  return { ...rest, appealUntil: appealUntil(new Date(decidedAt)), zone: getTimeZone(home) };
}

export type MemberAppeal = {
  decision: MemberDecision;
  outcome: 'upheld' | 'reversed' | null;
  reason: string;
};

const selectAppeals = statement({
  params: { id: int8 },
  row: { decision: appeals.decisionId, side: appeals.side, outcome: appeals.outcome, reason: appeals.reason },
  text: `select decision_id as decision, side, outcome, reason from appeals where id = :id`,
});

export async function findAppeal(db: Queries, id: number): Promise<MemberAppeal | null> {
  const { rows } = await selectAppeals(db, { id });
  const [appeal] = rows;
  const decision = appeal && (await findDecision(db, appeal.decision, appeal.side));
  return decision ? { decision, outcome: appeal.outcome, reason: appeal.reason ?? '' } : null;
}

/** SQL column with the complainant's user id: the reporter, or the member with the address; null for strangers. */
const complainant = sql`coalesce(complaints.reporter_user_id, ${memberByAddress(
  sql`complaints.brand_id`,
  sql`complaints.email`,
)})`;

export type Complaint = {
  brandId: string;
  reference: string;
  name: string;
  email: string;
  category: ReturnType<typeof publicCategory>;
  text: string;
  locale: string;
  /** Filed with the report button of a member, photo or message. */
  isReport: boolean;
  createdAt: Date;
  /** IANA time zone of the complainant. */
  zone: string;
};

type ComplaintRow = Omit<Complaint, 'zone'> & { category: string; home: Home };

export async function findComplaint(db: Queries, id: number): Promise<Complaint | null> {
  const { rows } = await db.execute<ComplaintRow>(sql`
    select brand_id as "brandId", reference, name, email, category, text, locale, created_at as "createdAt",
      reporter_user_id is not null as "isReport",
      ${selectHome(complainant)} as home
    from complaints where id = ${id}`);
  const row = rows[0];
  if (!row) return null;
  const { home, ...complaint } = row;
  return {
    ...complaint,
    category: publicCategory(row.category),
    createdAt: new Date(row.createdAt),
    zone: getTimeZone(home),
  };
}
