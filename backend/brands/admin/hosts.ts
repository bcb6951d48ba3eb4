import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Brand } from '../brand.ts';
import { requireHostName } from './host-name.ts';

/** Gives a brand one more host; its first is the primary one. @throws Error where it belongs to a brand already */
export async function addHost(tx: Tx, brand: Pick<Brand, 'id' | 'hosts'>, given: string): Promise<void> {
  const host = requireHostName(given);
  const { rows } = await tx.execute<{ brand: string }>(sql`
    select brand_id as brand from brand_hosts where host = ${host}`);
  if (rows[0]) throw new Error(`${host} belongs to the brand ${rows[0].brand} already.`);
  await tx.execute(sql`
    insert into brand_hosts (host, brand_id, is_primary) values (${host}, ${brand.id}, ${brand.hosts.length === 0})`);
}

/** Takes a host away; nobody answers for it any more. @throws Error for the primary one as long as there are others */
export async function removeHost(tx: Tx, brand: Brand, given: string): Promise<void> {
  const host = requireOwn(brand, given);
  if (host === brand.primaryHost && brand.hosts.length > 1)
    throw new Error(`${host} is the primary host: make another one primary first.`);
  await tx.execute(sql`delete from brand_hosts where host = ${host} and brand_id = ${brand.id}`);
}

/** Makes one of its hosts that of canonical addresses and of links in mails. */
export async function makePrimary(tx: Tx, brand: Brand, given: string): Promise<void> {
  const host = requireOwn(brand, given);
  await tx.execute(sql`update brand_hosts set is_primary = (host = ${host}) where brand_id = ${brand.id}`);
}

function requireOwn({ id, hosts }: Brand, given: string): string {
  const host = requireHostName(given);
  if (!hosts.includes(host))
    throw new Error(`${host} is no host of ${id}, but ${hosts.join(', ') || 'it has none'}.`);
  return host;
}
