import type pg from 'pg';
import type { Person } from './cast.ts';

/** A member's debits and deliveries in the database. */
export type Books = {
  credits: number;
  /** Sum of all ledger entries. */
  ledger: number;
  /** Lowest balance after any entry. */
  lowest: number;
  /** `message:81`, one for each debit. */
  paid: string[];
  /** The same for each message in a conversation. */
  delivered: string[];
};

export async function queryBooks(database: pg.Pool, { user }: Pick<Person, 'user'>): Promise<Books> {
  const { rows } = await database.query<Books>(
    `select users.credits,
       (select sum(delta)::int from credit_ledger where user_id = users.id) as ledger,
       (select min(balance) from credit_ledger where user_id = users.id) as lowest,
       array(select reference from credit_ledger where user_id = users.id and delta < 0 order by reference) as paid,
       array(select case when gift is not null then 'gift:' when image_hash is not null then 'image:'
           else 'message:' end || id as reference
         from messages where sender_profile_id = $2 order by reference) as delivered
     from users where users.id = $1`,
    [user.id, user.profile.id],
  );
  if (!rows[0]) throw new Error(`There is no user ${user.id}`);
  return rows[0];
}

/** Faults of the books in words; empty if each debit has a delivery and the sums agree. */
export function findBookFaults({ credits, ledger, lowest, paid, delivered }: Books): string[] {
  const unpaid = delivered.filter((each) => !paid.includes(each));
  const undelivered = paid.filter((each) => !delivered.includes(each));
  return [
    ...(ledger === credits ? [] : [`${credits} credits, but the ledger says ${ledger}`]),
    ...(lowest >= 0 ? [] : [`the balance was ${lowest}`]),
    ...unpaid.map((each) => `${each} was not paid`),
    ...undelivered.map((each) => `${each} was paid and not delivered`),
    ...(new Set(paid).size === paid.length ? [] : ['something was paid twice']),
  ];
}

/** Conversations whose unread count differs from the unread messages. */
export async function findMiscounts(database: pg.Pool, profile: number): Promise<unknown[]> {
  const { rows } = await database.query(
    `select * from (
       select side.conversation_id::int, side.unread, (
         select count(*)::int from messages where messages.conversation_id = side.conversation_id
           and messages.id > greatest(side.read_until, side.hidden_until)
           and messages.sender_profile_id <> side.profile_id and messages.deleted_at is null) as counted
       from conversation_members side where side.profile_id = $1) each where unread <> counted`,
    [profile],
  );
  return rows;
}

type Entry = { reason: string; delta: number; reference: string };

/** A member's ledger, oldest first, checked against the balance. */
export async function loadLedger(database: pg.Pool, { user }: Pick<Person, 'user'>): Promise<Entry[]> {
  const { rows } = await database.query<Entry & { credits: number }>(
    `select reason, delta, reference, users.credits from credit_ledger join users on users.id = user_id
     where user_id = $1 order by credit_ledger.id`,
    [user.id],
  );
  const sum = rows.reduce((total, { delta }) => total + delta, 0);
  if (sum !== rows[0]?.credits)
    throw new Error(`The ledger of ${user.id} says ${sum}, not ${rows[0]?.credits}`);
  return rows.map(({ reason, delta, reference }) => ({ reason, delta, reference }));
}
