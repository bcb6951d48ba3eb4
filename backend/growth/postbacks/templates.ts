import type { Db, Queries } from '../../platform/db/connect.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isPublicUrl } from '../../outreach/push/public-address.ts';
import { findFault, placeholders } from './fill-template.ts';
import { postbackTemplates } from '../../platform/db/schema/postbacks.ts';
import { int4, text, timestamptz, statement } from '../../platform/db/statement.ts';

export const events = ['lead', 'sale', 'rejected'] as const;

export type Template = { network: string; event: (typeof events)[number]; url: string };

/** Days for which events without an address are held back and still sent. */
const heldFor = 30;

const selectPostbackTemplates = statement({
  row: { network: postbackTemplates.network, event: postbackTemplates.event, url: postbackTemplates.url },
  text: `select network, event, url from postback_templates order by network, event`,
});

export async function listTemplates(db: Queries): Promise<Template[]> {
  const { rows } = await selectPostbackTemplates(db);
  return rows;
}

const insertPostbackTemplates = statement({
  params: { network: text, event: text, url: text, at: timestamptz },
  text: `
    insert into postback_templates (network, event, url, changed_at)
      values (:network, :event, :url, :at)
      on conflict (network, event) do update set url = excluded.url, changed_at = excluded.changed_at`,
});

const updatePostbacks = statement({
  params: { at: timestamptz, event: text, network: text, heldFor: int4 },
  text: `
    update postbacks set status = 'waiting', due_at = :at from conversions
      where conversions.id = conversion_id and status = 'held' and event = :event
        and lower(network) = :network
        and postbacks.created_at > :at::timestamptz - make_interval(days => :heldFor)`,
});

/**
 * Sets a network's address for an event and queues the events held back; returns their number.
 * @throws {Error} with a sentence if the address is invalid
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
  return inTransaction(db, async (tx) => {
    await insertPostbackTemplates(tx, { network: network.toLowerCase(), event, url, at: now });
    const { rowCount } = await updatePostbacks(tx, {
      at: now,
      event,
      network: network.toLowerCase(),
      heldFor,
    });
    if (rowCount) await jobs.enqueue(tx, 'send-postbacks', {});
    return rowCount ?? 0;
  });
}

const deletePostbackTemplates = statement({
  params: { network: text, event: text },
  text: `delete from postback_templates where network = :network and event = :event`,
});

/** Stops reporting an event to a network; returns whether it was reported. */
export async function removeTemplate(
  db: Queries,
  { network, event }: Omit<Template, 'url'>,
): Promise<boolean> {
  const { rowCount } = await deletePostbackTemplates(db, { network: network.toLowerCase(), event });
  return Boolean(rowCount);
}
