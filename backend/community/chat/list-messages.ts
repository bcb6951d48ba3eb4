import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { messageColumns } from './columns.ts';
import type { MessageRow } from './present.ts';

/** Part of a history; the newest messages by default. */
export type Part = {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | 'unread' | undefined;
};

export type MessagePage = { messages: MessageRow[]; more: boolean; moreAfter: boolean };

const pageSize = 50;
const half = pageSize / 2;

const end = sql`9223372036854775807::bigint`;

/** Splits the part at `pivot`: the number of older messages, and of those from the pivot on. */
type Cut = { pivot: SQL; older: SQL | number; newer: number };

/** Oldest first; one statement. */
export async function listMessages(
  db: Queries,
  self: number,
  conversation: number,
  part: Part,
): Promise<MessagePage> {
  const { pivot, older, newer } = cutFor(part, self);
  // Constant bounds let the scan start in the middle of a long history instead of at its end.
  const visible = sql`messages.conversation_id = ${conversation}
    and messages.id > (select own.hidden_until from own)`;
  // One extra row on each side shows whether there are more.
  const { rows } = await db.execute<MessageRow & { is_newer: boolean }>(sql`
    with own as materialized (
      select own.conversation_id, own.hidden_until, ${pivot} as pivot from conversation_members own
      where own.conversation_id = ${conversation} and own.profile_id = ${self}
    ), page as (
      (select messages.*, false as is_newer from messages
        where ${visible} and messages.id < (select own.pivot from own)
        order by messages.id desc limit ${older})
      union all
      (select messages.*, true as is_newer from messages
        where ${visible} and messages.id >= (select own.pivot from own)
        order by messages.id limit ${newer})
    )
    select ${messageColumns(sql`page`)}, page.is_newer from page order by page.id`);
  const below = rows.filter((row) => !row.is_newer);
  const above = rows.filter((row) => row.is_newer);
  const limit = part.around !== undefined && above.length ? half : pageSize;
  return {
    messages: [...below.slice(-limit), ...above.slice(0, limit)],
    more: part.after !== undefined || below.length > limit,
    moreAfter: part.before !== undefined || above.length > limit,
  };
}

function cutFor({ before, after, around }: Part, self: number): Cut {
  if (around === 'unread') {
    const whole = sql`(select case when own.pivot = ${end} then ${pageSize + 1}::int else ${half + 1}::int end from own)`;
    return { pivot: sql`coalesce(${firstUnread(self)}, ${end})`, older: whole, newer: half + 1 };
  }
  if (around !== undefined) return { pivot: sql`${around}::bigint`, older: half + 1, newer: half + 1 };
  if (after !== undefined) return { pivot: sql`${after + 1}::bigint`, older: 0, newer: pageSize + 1 };
  return { pivot: before === undefined ? end : sql`${before}::bigint`, older: pageSize + 1, newer: 0 };
}

const firstUnread = (self: number) => sql`(
  select messages.id from messages where messages.conversation_id = own.conversation_id
    and messages.id > greatest(own.read_until, own.hidden_until) and messages.sender_profile_id <> ${self}
    and messages.deleted_at is null
  order by messages.id limit 1)`;
