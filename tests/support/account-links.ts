import { extractLinks, listMails } from './mailbox.ts';
import { until } from './until.ts';
import { database } from './test-database.ts';

/** The newest mailed token for a page, once it has arrived; `not` is an earlier one. */
export async function tokenFor(email: string, page: string, not?: string): Promise<string> {
  let token: string | null | undefined;
  await until(async () => {
    const links = (await listMails(email)).flatMap(extractLinks);
    const link = links.find((each) => each.includes(page));
    token = link && new URL(link).searchParams.get('token');
    return Boolean(token) && token !== not;
  });
  return token ?? '';
}

/** Ages a member's open links by a PostgreSQL interval. */
export async function ageLinks(userId: number, time: string): Promise<void> {
  await database.query(
    `update mail_tokens set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
     where user_id = $1`,
    [userId, time],
  );
}
