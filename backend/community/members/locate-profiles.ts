import type { Tx } from '../../platform/db/connect.ts';
import { statement } from '../../platform/db/statement.ts';

const updateProfiles = statement({
  text: `
    update profiles set latitude = town.latitude, longitude = town.longitude
      from (select distinct on (plain_name, country) * from towns order by plain_name, country, prominence desc, id) town
      where profiles.latitude is null and town.plain_name = profiles.plain_city and town.country = profiles.country`,
});

/** Sets the position of profiles without one by their town. */
export async function locateProfiles(tx: Tx): Promise<void> {
  await updateProfiles(tx);
}
