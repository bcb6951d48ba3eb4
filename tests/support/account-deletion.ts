import { Visitor } from './http.ts';
import { extractLinks, listMails } from './mailbox.ts';
import { runJob, untilJobsDone } from './enqueue-job.ts';
import { eventually } from './until.ts';
import { database } from './test-database.ts';
import { herzfunke, password, type Person } from './cast.ts';

const day = 24 * 60 * 60 * 1000;

/** Deletes an account by its password, in the person's browser. */
export async function leave({ visitor }: Person): Promise<{ email: string; erase_at: string }> {
  const { status, text, body } = await visitor.call<{ email: string; erase_at: string }>(
    'POST /api/account-deletion.php',
    { body: { reason: 'break', password } },
  );
  if (status !== 200) throw new Error(`The deletion answered ${status}: ${text}`);
  return body;
}

/** The token in the newest of `count` mails with a link back. */
export function linkBack(email: string, count = 1): Promise<string> {
  return eventually(async () => {
    const links = (await listMails(email))
      .flatMap((mail) => extractLinks(mail))
      .filter((link) => link.includes('/account-deleted?reactivate='));
    const tokens = [...new Set(links.map((link) => new URL(link).searchParams.get('reactivate') ?? ''))];
    return tokens.length >= count && tokens[0];
  });
}

export async function comeBack(token: string, visitor = new Visitor(herzfunke)) {
  const answer = await visitor.call<{ error?: string; user: Person['user'] }>('PUT /api/reactivation.php', {
    body: { token },
  });
  return { ...answer, visitor };
}

export const logIn = (email: string, word = password, visitor = new Visitor(herzfunke)) =>
  visitor.call<{ error?: string }>('POST /api/user.php', { body: { email, password: word } });

/** Moves a deletion into the past, by milliseconds. */
export async function longAgo({ user }: Pick<Person, 'user'>, by: number): Promise<void> {
  const shift = `${by} milliseconds`;
  await database.query(
    `update users set deleted_at = deleted_at - $2::interval, erase_at = erase_at - $2::interval where id = $1`,
    [user.id, shift],
  );
  await database.query(
    `update mail_tokens set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where user_id = $1`,
    [user.id, shift],
  );
}

/** Runs the nightly job now, and waits for it and the deletion of files. */
export async function runErasure(): Promise<void> {
  await runJob(database, 'erase-accounts');
  await untilJobsDone(database, `name in ('erase-photo', 'erase-export')`);
}

/** Deleted two weeks ago, and erased. */
export async function erased(person: Person): Promise<void> {
  await leave(person);
  await longAgo(person, 14 * day);
  await runErasure();
}
