import { sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/connect.ts';
import { inTransaction } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { isPublicUrl } from '../push/public-address.ts';
import { findFault, placeholders } from './fill-template.ts';

export const events = ['lead', 'sale', 'rejected'] as const;

export type Template = { network: string; event: (typeof events)[number]; url: string };

/** Days for which what was held back for want of an address is told after all. */
const heldFor = 30;

export async function listTemplates(db: Queries): Promise<Template[]> {
  const { rows } = await db.execute<Template>(sql`
    select network, event, url from postback_templates order by network, event`);
  return rows;
}

/**
 * Sets where a network hears of an event, and sends what has waited for that; returns how many.
 * @throws {Error} with a sentence for an address that will not do
 */
export async function setTemplate(
  db: Db,
  jobs: Jobs,
  { network, event, url }: Template,
  { now, toLocalhost }: { now: Date; toLocalhost: boolean },
): Promise<number> {
  const fault = findFault(url, toLocalhost);
  if (fault) throw new Error(fault);
  const example = placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, 'x'), url);
  if (!example.startsWith('http://localhost') && !(await isPublicUrl(example)))
    throw new Error('The address leads to no public server, or names a port.');
  const at = now.toISOString();
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into postback_templates (network, event, url, changed_at)
      values (${network.toLowerCase()}, ${event}, ${url}, ${at})
      on conflict (network, event) do update set url = excluded.url, changed_at = excluded.changed_at`);
    const { rowCount } = await tx.execute(sql`
      update postbacks set state = 'waiting', due_at = ${at} from conversions
      where conversions.id = conversion_id and state = 'held' and event = ${event}
        and lower(network) = ${network.toLowerCase()}
        and postbacks.created_at > ${at}::timestamptz - make_interval(days => ${heldFor})`);
    if (rowCount) await jobs.enqueue(tx, 'send-postbacks', {});
    return rowCount ?? 0;
  });
}

/** From now on the network does not hear of the event; returns whether it did. */
export async function removeTemplate(
  db: Queries,
  { network, event }: Omit<Template, 'url'>,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from postback_templates where network = ${network.toLowerCase()} and event = ${event}`);
  return Boolean(rowCount);
}
