import type { Tx } from '../../platform/db/connect.ts';
import type { Brand } from '../brand.ts';
import { requireHostName } from './host-name.ts';
import { brandHosts } from '../../platform/db/schema/brands.ts';
import { bool, text, statement } from '../../platform/db/statement.ts';

const selectBrandHosts = statement({
  params: { host: text },
  row: { brand: brandHosts.brandId },
  text: `select brand_id as brand from brand_hosts where host = :host`,
});

const insertBrandHosts = statement({
  params: { host: text, brandId: text, isPrimary: bool },
  text: `insert into brand_hosts (host, brand_id, is_primary) values (:host, :brandId, :isPrimary)`,
});

/** The first host of a brand is the primary one. @throws Error if a brand already has the host */
export async function addHost(tx: Tx, brand: Pick<Brand, 'id' | 'hosts'>, given: string): Promise<void> {
  const host = requireHostName(given);
  const { rows } = await selectBrandHosts(tx, { host });
  if (rows[0]) throw new Error(`${host} belongs to the brand ${rows[0].brand} already.`);
  await insertBrandHosts(tx, { host, brandId: brand.id, isPrimary: brand.hosts.length === 0 });
}

const deleteBrandHosts = statement({
  params: { host: text, id: text },
  text: `delete from brand_hosts where host = :host and brand_id = :id`,
});

/** Removes a host, which is then no longer served. @throws Error for the primary host while there are others */
export async function removeHost(tx: Tx, brand: Brand, given: string): Promise<void> {
  const host = requireOwn(brand, given);
  if (host === brand.primaryHost && brand.hosts.length > 1)
    throw new Error(`${host} is the primary host: make another one primary first.`);
  await deleteBrandHosts(tx, { host, id: brand.id });
}

const updateBrandHosts = statement({
  params: { host: text, id: text },
  text: `update brand_hosts set is_primary = (host = :host) where brand_id = :id`,
});

/** Makes a host the one for canonical addresses and mail links. */
export async function makePrimary(tx: Tx, brand: Brand, given: string): Promise<void> {
  const host = requireOwn(brand, given);
  await updateBrandHosts(tx, { host, id: brand.id });
}

function requireOwn({ id, hosts }: Brand, given: string): string {
  const host = requireHostName(given);
  if (!hosts.includes(host))
    throw new Error(`${host} is no host of ${id}, but ${hosts.join(', ') || 'it has none'}.`);
  return host;
}
