import { sessionSeconds } from '../../lib/contract/limits.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '../../backend/platform/db/connect.ts';
import { newToken } from '../../backend/platform/http/session.ts';
import type { StackAddress } from '../support/stack-address.ts';
import { root } from './processes.ts';
import { formatCookie } from './session.ts';

/** Each member has an address, as limits count by network. */
export type LoggedIn = { user: number; profile: number; cookie: string; address: string };

/** The demo's accounts all belong to this brand. */
const memberBrand = 'vonk';
export const memberHost = 'localhost';

/** Demo profiles for each wanted account: some are fictional and have none. */
const profilesPerAccount = 3;

/**
 * Demo members with a session each, created in the database because hashing thousands of passwords would take longer
 * than the measurement; SESSION_SECRET seals their cookies.
 */
export async function logInMany(count: number, { databaseUrl, dataDir }: StackAddress): Promise<LoggedIn[]> {
  addProfiles(count * profilesPerAccount, databaseUrl, dataDir);
  const db = connect(databaseUrl, 2);
  try {
    const { rows } = await db.execute<{ user: number; profile: number }>(sql`
      select users.id as user, profiles.id as profile from users join profiles on profiles.user_id = users.id
      where users.brand_id = ${memberBrand} and users.status = 'active' and profiles.status = 'active'
        and users.email like '%@demo.example' order by users.id limit ${count}`);
    if (rows.length < count) throw new Error(`The demo has ${rows.length} accounts instead of ${count}`);
    const members: LoggedIn[] = [];
    const now = new Date();
    for (const { user, profile } of rows) {
      const { token, hash } = newToken();
      await db.execute(sql`
        insert into sessions (token_hash, user_id, created_at, expires_at, user_agent, country)
        values (${hash}, ${user}, ${now.toISOString()}::timestamptz,
          ${new Date(now.getTime() + sessionSeconds * 1000).toISOString()}::timestamptz, 'bench', null)`);
      members.push({
        user,
        profile,
        address: `84.${members.length >> 8}.${members.length & 255}.1`,
        cookie: await formatCookie({ token, user, brand: memberBrand, country: null }),
      });
    }
    return members;
  } finally {
    await db.$client.end();
  }
}

function addProfiles(profiles: number, databaseUrl: string, dataDir: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'dist', 'vonk.mjs'), 'demo', 'seed', '--profiles', String(profiles)],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir } },
  );
  if (status !== 0) throw new Error(`The demo could not grow: ${String(stderr)}`);
}
