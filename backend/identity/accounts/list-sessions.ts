import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listSessions as listSessionsCall, Login, Session } from '#lib/contract/identity/sessions.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { hashToken } from '../../platform/http/session.ts';
import { sessionFingerprint } from './end-sessions.ts';
import Bowser from 'bowser';

type Answer = z.input<(typeof listSessionsCall)['response']>;

type SessionRow = {
  fingerprint: string;
  is_current: boolean;
  created_at: string;
  last_used_at: string;
  user_agent: string;
  country: string | null;
};
type LoginRow = { at: string; outcome: Login['outcome']; user_agent: string; country: string | null };

/** 90 days in milliseconds: retention of logins and attempts. */
export const loginHistoryRetentionMs = 90 * 24 * 60 * 60 * 1000;
const maxHistory = 30;
/** Maximum number of sessions listed; all can be ended at once. */
const maxSessions = 100;

/** Sessions, the current one first, then by last use, and the latest logins; one statement. */
export async function listSessions(
  db: Queries,
  userId: number,
  token: string | null,
  now: Date,
): Promise<Answer> {
  const since = new Date(now.getTime() - loginHistoryRetentionMs).toISOString();
  const { rows } = await db.execute<{ sessions: SessionRow[]; logins: LoginRow[] }>(sql`
    select
      (select coalesce(json_agg(listed order by listed.is_current desc, listed.last_used_at desc), '[]') from (
        select ${sessionFingerprint} as fingerprint, token_hash = ${hashToken(token ?? '')} as is_current, created_at,
          coalesce(last_used_at, created_at) as last_used_at, user_agent, country
        from sessions where user_id = ${userId} and expires_at > ${now.toISOString()}::timestamptz
        order by is_current desc, last_used_at desc limit ${maxSessions}) listed) as sessions,
      (select coalesce(json_agg(listed order by listed.at desc, listed.id desc), '[]') from (
        select id, occurred_at as at, outcome, user_agent, country from login_history
        where user_id = ${userId} and occurred_at > ${since}::timestamptz
        order by occurred_at desc, id desc limit ${maxHistory}) listed) as logins`);
  const row = rows[0];
  if (!row) throw new Error('A select without a table has one row');
  return { sessions: row.sessions.map(presentSession), logins: row.logins.map(presentLogin) };
}

function presentSession(row: SessionRow): Answer['sessions'][number] {
  return {
    id: row.fingerprint,
    current: row.is_current,
    created_at: new Date(row.created_at).toISOString(),
    last_used_at: new Date(row.last_used_at).toISOString(),
    country: row.country,
    ...parseUserAgent(row.user_agent),
  };
}

function presentLogin({ at, outcome, country, user_agent }: LoginRow): Answer['logins'][number] {
  return { at: new Date(at).toISOString(), outcome, country, ...parseUserAgent(user_agent) };
}

type Named = Pick<Session, 'browser' | 'system' | 'device'>;

const devices: Record<string, Named['device']> = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' };

export function parseUserAgent(userAgent: string): Named {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: devices[platform.type ?? ''] ?? null,
  };
}
