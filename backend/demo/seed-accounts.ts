import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { bookCredits } from '../credits/book-credits.ts';
import type { Tx } from '../db/connect.ts';
import { demoBrands } from './brands.ts';
import { insertPhotos, insertProfiles } from './insert-profile.ts';
import { demoLogins, demoPassword } from './logins.ts';
import { demoPeople } from './people.ts';
import { demoPool } from './seed-brands.ts';
import type { Portrait } from './store-portraits.ts';

/** One less than a free member may have, so that adding one can be tried too. */
const freePhotos = 2;

/** One free and one premium member for each brand, so that every screen can be tried at once. */
export async function seedAccounts(tx: Tx, portraits: Portrait[], now: Date): Promise<void> {
  const passwordHash = await hash(demoPassword);
  const likenesses = demoPeople(demoBrands.length * demoLogins.length, now);
  for (const [at, brand] of demoBrands.entries()) {
    for (const [nth, login] of demoLogins.entries()) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into users (brand_id, email, password_hash, status, language, paid_user, signup_date, confirmed_at, email_since,
          terms_version, consents)
        values (${brand.id}, ${login.email}, ${passwordHash}, 'active', ${brand.domainLanguage}, ${login.paid},
          ${now.toISOString()}, ${now.toISOString()}, ${now.toISOString()}, ${now.toISOString()}, '{"terms":"demo","sensitive":"demo"}') returning id`);
      const userId = rows[0]?.id;
      const person = likenesses[at * demoLogins.length + nth];
      if (userId === undefined || !person) throw new Error('The demo login was not written');
      const row = { ...person, name: login.name, fictional: false, language: brand.domainLanguage };
      const [id] = await insertProfiles(
        tx,
        demoPool,
        [{ ...row, user_id: userId, brand_id: brand.id, status: 'active' }],
        now,
      );
      if (id !== undefined)
        await insertPhotos(
          tx,
          [
            {
              id,
              portrait: person.portrait,
              first: person.portrait_first,
              most: login.paid ? null : freePhotos,
            },
          ],
          portraits,
          now,
        );
      const reference = `signup:${userId}`;
      await bookCredits(tx, { userId, delta: login.credits, reason: 'signup', reference, now });
    }
  }
}
