import type pg from 'pg';

type History = {
  conversation: number;
  /** Profiles of the two members, who alternate in groups of a few messages. */
  between: readonly [number, number];
  count: number;
  /** The newest `unread` are from the second member and unread by the first. */
  unread?: number;
};

/** Minutes between two messages: a few hundred a day. */
const pace = 4;

/**
 * Inserts a long history before a conversation's messages; by SQL, because ten thousand paid messages would take a test
 * too long. Returns the new ids, oldest first.
 */
export async function writeHistory(
  database: pg.Pool,
  { conversation, between: [one, other], count, unread = 0 }: History,
): Promise<number[]> {
  const { rows } = await database.query<{ id: string }>(
    `insert into messages (conversation_id, sender_profile_id, client_message_id, body, automatic, created_at)
     select $1, case when at > $4 - $5 or at % 5 > 2 then $3::bigint else $2::bigint end, gen_random_uuid(),
       'Nachricht ' || at || case at % 4
         when 1 then '. Am Wochenende war ich am Rhein und habe an dich gedacht, bis es dunkel wurde und die Schiffe ihre Lichter setzten.'
         when 2 then ': und du?' when 3 then E'\nZwei Zeilen' else '' end,
       false, now() - make_interval(mins => ($4 - at)::int * ${pace})
     from generate_series(1, $4) at order by at returning id`,
    [conversation, one, other, count, unread],
  );
  const ids = rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
  const last = ids.at(-1) ?? 0;
  await database.query(
    `update conversation_members set last_message_id = $2, delivered_until = $2,
       read_until = case when profile_id = $3 then coalesce($4::bigint, $2) else $2 end,
       unread = case when profile_id = $3 then $5::int else 0 end
     where conversation_id = $1`,
    [conversation, last, one, unread ? (ids[count - unread - 1] ?? (ids[0] ?? 0) - 1) : null, unread],
  );
  return ids;
}
