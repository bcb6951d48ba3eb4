import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { isSettled } from '#backend/community/photos/erase-photos.ts';
import type { Erased } from './erased.ts';
import { bool, int8, jsonb, text, statement } from '#backend/platform/db/statement.ts';

const markComplainant = statement({
  params: { userId: int8, isConfirmed: bool, brandId: text, email: text },
  text: `
    update complaints set redact_parts = redact_parts || '{complainant}'::text[]
    where reporter_user_id = :userId
      or (:isConfirmed and reporter_user_id is null and brand_id = :brandId and lower(email) = :email)`,
});

const markEvidence = statement({
  params: { profileId: int8, evidence: jsonb<object>() },
  text: `
    update complaints set redact_parts = redact_parts || '{evidence}'::text[]
    where reported_profile_id = :profileId or evidence @> :evidence::jsonb`,
});

const updateDecisions = statement({
  params: { profileId: int8 },
  text: `update decisions set undo = null where profile_id = :profileId and undo is not null`,
});

/**
 * Marks the member's data in complaints by and about them, and erases what no open decision needs;
 * `redactSettledComplaints` erases the rest later. Removed content can no longer be restored.
 */
export async function eraseComplaints(
  tx: Tx,
  { userId, profileId, brandId, email, isConfirmed }: Erased,
): Promise<string[]> {
  const evidence = [{ sender: profileId }];
  await markComplainant(tx, { userId, isConfirmed, brandId, email });
  await markEvidence(tx, { profileId, evidence });
  await updateDecisions(tx, { profileId });
  return redactSettledComplaints(tx);
}

/** Erases the marked parts of settled complaints without a pending appeal. Returns the names of their pictures. */
export async function redactSettledComplaints(tx: Tx): Promise<string[]> {
  const pictures = await redactEvidence(tx);
  await redactDecisions(tx);
  await tx.execute(sql`
    update complaints set name = '', email = '', text = '', idempotency_key = null, redact_parts = array_remove(redact_parts, 'complainant')
    where 'complainant' = any(redact_parts) and ${isSettled}`);
  return pictures;
}

/** Of the messages of erased members, only their existence and time remain. */
async function redactEvidence(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ pictures: (string | null)[] }>(sql`
    with settled as (
      select id, reported_photo_hash, evidence from complaints where 'evidence' = any(redact_parts) and ${isSettled} for update
    ), rewritten as (
      select settled.id, jsonb_agg(case when profiles.status = 'deleted'
          then item.value || '{"body": "", "gift": null, "image": null}' else item.value end order by item.nth) as evidence,
        array_agg(item.value->>'image') filter (where profiles.status = 'deleted') as pictures
      from settled, jsonb_array_elements(settled.evidence) with ordinality item(value, nth)
      left join profiles on profiles.id = (item.value->>'sender')::bigint
      group by settled.id
    )
    update complaints set reported_photo_hash = case when reported.status = 'deleted' then null else complaints.reported_photo_hash end,
      evidence = coalesce(rewritten.evidence, complaints.evidence),
      redact_parts = array_remove(complaints.redact_parts, 'evidence')
    from settled left join rewritten on rewritten.id = settled.id
    left join complaints before on before.id = settled.id
    left join profiles reported on reported.id = before.reported_profile_id
    where complaints.id = settled.id
    returning coalesce(rewritten.pictures, '{}') || settled.reported_photo_hash as pictures`);
  return rows.flatMap(({ pictures }) => pictures).filter((hash) => hash !== null);
}

/** Erases the texts by and about erased members; the action, ground and date of decisions stay. */
async function redactDecisions(tx: Tx): Promise<void> {
  const isOver = sql`not exists (
    select 1 from appeals waiting where waiting.decision_id = decisions.id and waiting.outcome is null)`;
  const hasLeft = sql`exists (select 1 from users where users.id = decisions.user_id and users.erased_at is not null)`;
  const complainantHasLeft = sql`exists (select 1 from complaints
    where complaints.id = decisions.complaint_id and 'complainant' = any(complaints.redact_parts))`;
  await tx.execute(sql`
    update appeals set text = '', reason = case when appeals.reason is not null then '' end from decisions
    where decisions.id = appeals.decision_id and appeals.text <> '' and ${isOver}
      and case appeals.side when 'member' then ${hasLeft} else ${complainantHasLeft} end`);
  await tx.execute(sql`
    update decisions set reason = '' where reason <> '' and ${isOver} and ${hasLeft}`);
  await tx.execute(sql`
    update decisions set reason_complainant = '' where reason_complainant <> '' and ${isOver} and ${complainantHasLeft}`);
}
