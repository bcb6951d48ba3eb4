import { sql } from 'drizzle-orm';
import { pageHidden } from '../../lib/contract/page-hidden.ts';
import { done, route } from '../http/call.ts';

export const trackingRoutes = [
  route(pageHidden, async ({ db, brand, actor, now }) => {
    await db.execute(sql`
      insert into page_hidden_events (brand_id, user_id, created_at)
      values (${brand.id}, ${actor?.userId ?? null}, ${now().toISOString()})`);
    return done;
  }),
];
