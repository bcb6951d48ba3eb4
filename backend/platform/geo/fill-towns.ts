import { inTransaction, type Db } from '../db/connect.ts';
import { locateProfiles } from '../../community/members/locate-profiles.ts';
import { loadTowns } from './town-file.ts';
import { json } from '../db/sql-types.ts';
import { statement } from '../db/statement.ts';

/** Rows in one statement: a few megabytes of JSON. */
const batch = 30_000;

const selectTowns = statement({
  text: `select 1 from towns limit 1`,
});

const insertTowns = statement({
  params: { towns: json<object>() },
  text: `
    insert into towns (name, plain_name, country, region, latitude, longitude, prominence)
        select * from json_to_recordset(:towns::json)
          as town(name text, plain_name text, country text, region text, latitude float8, longitude float8, prominence int)`,
});

/** Fills the table of towns once and sets the position of profiles by town. A single look-up if already filled. */
export async function fillTowns(db: Db): Promise<void> {
  const { rows } = await selectTowns(db);
  if (rows.length) return;
  const towns = loadTowns();
  await inTransaction(db, async (tx) => {
    for (let start = 0; start < towns.length; start += batch) {
      await insertTowns(tx, { towns: towns.slice(start, start + batch) });
    }
    await locateProfiles(tx);
  });
}
