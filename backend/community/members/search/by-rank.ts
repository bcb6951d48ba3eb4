import { sql, type SQL } from 'drizzle-orm';

/** The order of every list of members: the most recently active first. */
export function byRank(table?: 'profiles' | 'page' | 'similar_members'): SQL {
  const prefix = table ? `${table}.` : '';
  return sql.raw(`${prefix}list_rank desc, ${prefix}id desc`);
}
