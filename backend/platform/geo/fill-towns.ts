import { inTransaction, type Db } from '../db/connect.ts';
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

const updateProfiles = statement({
  text: `
    update profiles set latitude = town.latitude, longitude = town.longitude
      from (select distinct on (plain_name, country) * from towns order by plain_name, country, prominence desc, id) town
      where profiles.latitude is null and town.plain_name = profiles.plain_city and town.country = profiles.country`,
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
    await updateProfiles(tx);
  });
}
