import type { Page } from '@playwright/test';
import { z } from 'zod';

const idSchema = z.object({ id: z.number() });
const membersSchema = z.object({
  results: z.array(idSchema.extend({ fictional_icon: z.boolean() })),
});
const packagesSchema = z.object({
  packages: z.array(idSchema.extend({ kind: z.string(), credits: z.number() })),
});
const settingsSchema = z.object({ niche: z.number() });
const chatsSchema = z.object({ chats: z.array(idSchema) });
const likesSchema = z.object({ profiles: z.array(idSchema), liked_by: z.array(idSchema) });
const paymentsSchema = z.object({ payments: z.array(z.object({ payment_id: z.number() })) });

/** Values for the addresses of screens; zero or empty if missing. */
export type Known = {
  member: number;
  fictional: number;
  /** A profile with consent to advertising. */
  landing: number;
  /** A package of credits. */
  pack: number;
  niche: number;
  /** Last path segment of a region's page. */
  region: string;
  conversation: number;
  liker: number;
  payment: number;
};

/** Fetches data that the page's visitor may see from the open brand. */
export async function findKnown(page: Page, isMember: boolean): Promise<Known> {
  const { results } = membersSchema.parse(await ask(page, '/api/members.php'));
  const { packages } = packagesSchema.parse(await ask(page, '/api/packages.php'));
  const { niche } = settingsSchema.parse(await ask(page, '/api/settings.php'));
  const common = {
    member: results.find((each) => !each.fictional_icon)?.id ?? 0,
    landing: await findLanding(
      page,
      results.map(({ id }) => id),
    ),
    fictional: results.find((each) => each.fictional_icon)?.id ?? 0,
    pack: packages.find((each) => each.kind === 'credits' && each.credits > 10)?.id ?? 0,
    niche,
    region: await findRegion(page),
  };
  if (!isMember) return { ...common, conversation: 0, liker: 0, payment: 0 };
  const { chats } = chatsSchema.parse(await ask(page, '/api/chats.php'));
  const { profiles, liked_by: likedBy } = likesSchema.parse(await ask(page, '/api/likes.php'));
  const { payments } = paymentsSchema.parse(await ask(page, '/api/payments.php'));
  return {
    ...common,
    conversation: chats[0]?.id ?? 0,
    liker: (likedBy[0] ?? profiles[0])?.id ?? 0,
    payment: payments.at(-1)?.payment_id ?? 0,
  };
}

/** Fetches the response of a call within the page. */
function ask(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (url) => (await fetch(url)).json() as Promise<unknown>, path);
}

function findLanding(page: Page, ids: readonly number[]): Promise<number> {
  return page.evaluate(async (url) => {
    for (const id of url) if ((await fetch(`/members/${id}/landing`)).ok) return id;
    return url[0] ?? 0;
  }, ids);
}

async function findRegion(page: Page): Promise<string> {
  const text = await page.evaluate(async () => (await fetch('/members/in')).text());
  return /href="[^"]*\/members\/in\/([a-z0-9-]+)"/.exec(text)?.[1] ?? '';
}
