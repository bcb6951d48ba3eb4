import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import { returnedAs } from '#backend/commerce/payments/returned-as.ts';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';

/** The member whose data is exported; the address is confirmed. */
export type Owner = { userId: number; profileId: number; brandId: string; email: string };

/** Part of the export: plain data under database names, which match the contract. */
export type Part = Record<string, unknown>;

/** A tag for statements, which returns their rows. */
const queryRows =
  (tx: Tx) =>
  async (...query: Parameters<typeof sql>): Promise<Part[]> =>
    (await tx.execute<Part>(sql(...query))).rows;

/** Login and contact data, consents and origin of the account. */
export async function collectAccount(tx: Tx, { userId, brandId, email }: Owner): Promise<Part> {
  const read = queryRows(tx);
  const own = sql`user_id = ${userId}`;
  const [account] =
    await read`select id, brand_id as brand, email, email_source, email_since, status, credits, paid_user, language, time_zone,
      notifications_disabled, read_receipts, signup_date, confirmed_at, tracking, terms_version,
      started_conversations, redeemed_bonuses, redeemed_discounts from users where id = ${userId}`;
  return {
    account,
    consents:
      await read`select kind, granted, version, recorded_at as at from consent_log where ${own} order by id`,
    sessions:
      await read`select created_at, last_used_at, expires_at, user_agent, country from sessions where ${own} order by created_at`,
    logins:
      await read`select occurred_at as at, outcome, user_agent, country from login_history where ${own} order by id`,
    push_subscriptions:
      await read`select endpoint, created_at from push_subscriptions where ${own} order by created_at`,
    notification_preferences:
      await read`select preferences, quiet_from, quiet_to, changed_at from notification_preferences where ${own}`,
    mails_about_news: await read`select kind, sent_at from sent_notification_mails where ${own} order by id`,
    invitations:
      await read`select label, created_at, expires_at, used_at from invitations where created_by = ${userId} and expires_at > created_at order by created_at`,
    way_to_the_account:
      await read`select first, last, bot as taken_for_a_program, created_at from attributions where ${own}`,
    told_to_partners:
      await read`select network, event, transaction, amount, currency, conversions.created_at, coalesce(status, 'not told') as state,
        done_at from conversions left join postbacks on postbacks.conversion_id = conversions.id
        where ${own} order by conversions.id`,
    complaints:
      await read`select reference as receipt, category, text, name, email, created_at from complaints
        where reporter_user_id = ${userId} or (reporter_user_id is null and brand_id = ${brandId} and lower(email) = ${email})
        order by id`,
    decisions_about_me:
      await read`select reference, action, ground, reason, decided_at, reversed_at from decisions where ${own} order by id`,
  };
}

type Message = Part & { id: number; image: string | null };

/** Messages per batch: years of them do not fit into memory. */
const atOnce = 2_000;

export async function collectChats(tx: Tx, { profileId }: Owner): Promise<Part[]> {
  return queryRows(tx)`select own.conversation_id as id, other.id as member, other.fictional,
      case when other.status = 'deleted' then null else other.name end as name, own.muted, drafts.body as draft
      from conversation_members own join profiles other on other.id = own.other_profile_id
      left join drafts on drafts.sender_profile_id = own.profile_id and drafts.recipient_profile_id = own.other_profile_id
      where own.profile_id = ${profileId} order by own.conversation_id`;
}

/** Streams the messages that the member can read, including the other's, without deleted or removed ones. */
export async function* streamMessages(
  tx: Tx,
  { profileId }: Owner,
  conversation: number,
): AsyncGenerator<Message[]> {
  const read = queryRows(tx);
  for (let after = 0; ;) {
    const rows =
      (await read`select messages.id, case when sender_profile_id = ${profileId} then 'me' else 'other' end as sender, body, gift,
        case when sender_profile_id = ${profileId} then image_hash end as image, image_hash is not null as is_image, automatic,
        messages.created_at, edited_at, deleted_at,
        (select emoji from message_reactions where message_id = messages.id and message_reactions.profile_id = ${profileId})
          as my_reaction
        from messages join conversation_members own
          on own.conversation_id = messages.conversation_id and own.profile_id = ${profileId}
        where messages.conversation_id = ${conversation} and messages.id > greatest(own.hidden_until, ${after}::bigint)
        order by messages.id limit ${atOnce}`) as Message[];
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Credits, payments and related data; amounts in minor units of their currency. */
export async function collectMoney(tx: Tx, { userId }: Owner): Promise<Part> {
  const read = queryRows(tx);
  const own = sql`user_id = ${userId}`;
  const ofPayments = sql`payment_id in (select id from payments where ${own})`;
  return {
    credits:
      await read`select delta, balance, reason, reference, other_profile_id as member, created_at from credit_ledger
        where ${own} order by id`,
    payments:
      await read`select number, credits, amount, list_amount, currency, country, vat_rate, method, status, failure, created_at,
        immediate_requested_at, settled_at, withdraw_until, withdraw_zone, receipt_number,
        ${returnedAs('refund')} as refunded, ${returnedAs('chargeback')} as charged_back
        from payments where ${own} order by id`,
    reversals:
      await read`select number, kind, payment_reversals.amount, payment_reversals.credits, payment_reversals.status,
        payment_reversals.created_at from payment_reversals join payments on payments.id = payment_id
        where ${ofPayments} order by payment_reversals.id`,
    mandates:
      await read`select reference, creditor_id, account_holder, iban_end, street, house_number, postal_code, city, mobile, text, signed_at
        from mandates where ${own} order by id`,
    withdrawals:
      await read`select reference as receipt, name, order_number, email, status, amount, used_amount, created_at
        from withdrawals where ${ofPayments} order by id`,
    discount_codes:
      await read`select code, kind, value_percentage, expires_at as expires from discount_codes where ${own} order by id`,
  };
}

/** The other member's name; null once they have left. */
const otherName = sql`case when other.status = 'deleted' then null else other.name end as name`;

export async function collectProfile(tx: Tx, { profileId }: Owner): Promise<Part> {
  const read = queryRows(tx);
  const [profile] =
    await read`select id, status, name, gender, sexuality, date_of_birth, country, region, city, latitude, longitude,
      ${sql.raw(choiceFields.join(', '))}, interests, about_me, language, indexable, shown_to_visitors,
      advertisable, show_age, show_town, show_online, hidden_brands, created_at, last_active_at, changed_at from profiles where id = ${profileId}`;
  const [search] = await read`select search, saved_at from saved_searches where profile_id = ${profileId}`;
  return {
    profile,
    saved_search: search ?? null,
    likes_sent:
      await read`select other.id, ${otherName}, likes.created_at from likes join profiles other on other.id = liked_profile_id
        where liker_profile_id = ${profileId} order by likes.created_at`,
    likes_received: await read`select other.id, ${otherName}, likes.created_at, seen_at from likes
        join profiles other on other.id = liker_profile_id where liked_profile_id = ${profileId} order by likes.created_at`,
    swipes: await read`select other.id, ${otherName}, verdict, swipes.created_at from swipes
        join profiles other on other.id = other_profile_id where profile_id = ${profileId} order by swipes.id`,
    blocked:
      await read`select other.id, ${otherName}, blocks.created_at from blocks join profiles other on other.id = blocked_profile_id
        where blocker_profile_id = ${profileId} and not inherited order by blocks.created_at`,
    notes:
      await read`select other.id, ${otherName}, note, profile_notes.changed_at from profile_notes join profiles other on other.id = subject_profile_id
        where author_profile_id = ${profileId} order by profile_notes.changed_at`,
  };
}

type Picture = { hash: string; name: string };

export async function collectPhotos(
  tx: Tx,
  { profileId }: Owner,
): Promise<{ photos: Part[]; files: Picture[] }> {
  const rows = await queryRows(
    tx,
  )`select hash, position, status, rejection, width, height, created_at, reviewed_at from photos
      where profile_id = ${profileId} and removed_at is null order by position, id`;
  const files = rows.map(({ hash }, at) => ({
    hash: String(hash),
    name: `photos/${String(at + 1).padStart(2, '0')}`,
  }));
  // Internal file names are not disclosed.
  return { photos: rows.map((row, at) => ({ ...row, hash: undefined, file: files[at]?.name })), files };
}
