import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { defaultPreferences } from '#lib/contract/outreach/notification-kinds.ts';
import { inTransaction, type Db, type Tx } from '#backend/platform/db/connect.ts';
import { wantsMail } from '../preferences.ts';
import type { NewsletterTexts } from './newsletter-file.ts';
import { newsletters } from '#backend/platform/db/schema/notifications.ts';
import { int8s, jsonb, text, timestamptz, statement } from '#backend/platform/db/statement.ts';

export type NewsletterKind = 'news' | 'promotions';
type Newsletter = { brandId: string; kind: NewsletterKind; texts: NewsletterTexts };

/** Numbers of members: subscribed, mailed by this call, and without a text in their language. */
export type NewsletterReport = { willing: number; ordered: number; withoutText: Record<string, number> };

const atOnce = 1000;

/**
 * Enqueues a newsletter for the subscribers of a brand, once for each. Repeating the same text resumes and includes
 * new subscribers; `dry` only counts.
 */
export async function enqueueNewsletter(
  db: Db,
  newsletter: Newsletter,
  now: Date,
  { dry }: { dry: boolean },
): Promise<NewsletterReport> {
  const report: NewsletterReport = { willing: 0, ordered: 0, withoutText: {} };
  const id = dry ? null : await inTransaction(db, (tx) => storeNewsletter(tx, newsletter, now));
  let last = 0;
  for (;;) {
    const page = await inTransaction(db, (tx) => orderPage(tx, newsletter, id, last, now));
    report.willing += page.members.length;
    report.ordered += page.ordered;
    for (const { language } of page.members)
      if (!(language in newsletter.texts))
        report.withoutText[language] = (report.withoutText[language] ?? 0) + 1;
    const end = page.members.at(-1);
    if (!end) return report;
    last = end.id;
  }
}

const insertNewsletters = statement({
  params: { brandId: text, kind: text, content: jsonb<object>(), hash: text, now: timestamptz },
  row: { id: newsletters.id },
  text: `
    insert into newsletters (brand_id, kind, texts, hash, created_at)
    values (:brandId, :kind, :content::jsonb, :hash, :now)
    on conflict on constraint one_newsletter_of_a_text do update set hash = excluded.hash returning id`,
});

async function storeNewsletter(tx: Tx, { brandId, kind, texts }: Newsletter, now: Date): Promise<number> {
  const content = JSON.stringify(texts, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  const hash = createHash('sha256').update(content).digest('base64url');
  const { rows } = await insertNewsletters(tx, { brandId, kind, content: texts, hash, now });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The newsletter was not stored');
  return id;
}

type Page = { members: { id: number; language: string }[]; ordered: number };

const insertPendingNotifications = statement({
  params: { kind: text, subject: text, now: timestamptz, ids: int8s },
  text: `
    insert into pending_notifications (user_id, kind, subject, created_at, due_at)
    select recipient.id, :kind, :subject, :now::timestamptz, :now::timestamptz
    from unnest(:ids::bigint[]) recipient (id)
    where not exists (select 1 from sent_notification_mails
      where user_id = recipient.id and kind = :kind and subjects[1] = :subject)
    on conflict do nothing`,
});

async function orderPage(
  tx: Tx,
  { brandId, kind, texts }: Newsletter,
  id: number | null,
  after: number,
  now: Date,
): Promise<Page> {
  const { rows: members } = await tx.execute<Page['members'][number]>(
    selectSubscribers(brandId, kind, after),
  );
  const ids = members.filter(({ language }) => language in texts).map((member) => member.id);
  if (id === null) return { members, ordered: 0 };
  const { rowCount } = await insertPendingNotifications(tx, { kind, subject: String(id), now, ids });
  return { members, ordered: rowCount ?? 0 };
}

/** The next subscribers who can receive mails. */
function selectSubscribers(brandId: string, kind: NewsletterKind, after: number): SQL {
  return sql`
    select users.id, users.language
    from users left join notification_preferences on notification_preferences.user_id = users.id
    where users.id > ${after} and users.brand_id = ${brandId} and users.status = 'active'
      and users.notifications_disabled = '{}' and users.locked_at is null
      and ${wantsMail(sql`${kind}::text`, sql`${defaultPreferences[kind].email}::text`)}
    order by users.id limit ${atOnce}`;
}
