import { demoLogins, demoPassword } from '#demo/logins.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { Visitor } from '#tests/support/http.ts';
import type { MemberPage } from '#lib/contract/community/search.ts';
import { database } from '#tests/support/test-database.ts';

type Row = { id: number; profile: { fictional_icon: boolean } };
type Likes = Record<'profiles' | 'liked_by', { id: number; mutual: boolean }[]>;
type Drawn = Pick<User['profile'], 'gender' | 'sexuality'>;

const brands: [string, string, string][] = [
  ['herzfunke.localhost', 'DE', 'de'],
  ['vlinder.localhost', 'NL', 'nl'],
  ['gnista.localhost', 'SE', 'sv'],
  ['localhost', 'GB', 'en'],
];

const isDrawn = ({ gender, sexuality }: Drawn, other: Drawn) =>
  sexuality === 'bi' || (sexuality === 'hetero') === (gender !== other.gender);

describe.each(brands)('the demo logins of %s', (host, country, language) => {
  test.each(demoLogins)('$email is at home there and has a history', async ({ email, paid }) => {
    const visitor = new Visitor(host);
    const { body } = await visitor.call<{ user: User }>('POST /api/user.php', {
      body: { email, password: demoPassword },
    });
    expect(body.user.profile.country).toBe(country);
    expect(body.user).toMatchObject({ language, paid_user: paid });
    const { body: listed } = await visitor.call<{ chats: Row[] }>('GET /api/chats.php');
    const kinds = new Set(listed.chats.map(({ profile }) => profile.fictional_icon));
    expect(kinds).toEqual(new Set([true, false]));
    const histories = await Promise.all(
      listed.chats.map(async ({ id: conversation }) => {
        const { body: history } = await visitor.call<{ chat_messages: unknown[] }>('GET /api/chat.php', {
          query: { conversation },
        });
        return history.chat_messages.length;
      }),
    );
    expect(histories.filter((length) => length > 1).length).toBeGreaterThanOrEqual(paid ? 5 : 2);
    const { body: likes } = await visitor.call<Likes>('GET /api/likes.php');
    const [given, received] = [likes.profiles, likes.liked_by];
    expect(given.length).toBeGreaterThan(1);
    expect(received.filter(({ mutual }) => !mutual)).toHaveLength(3);
    expect([given, received].map((all) => all.filter(({ mutual }) => mutual).length)).toEqual([1, 1]);
    for (const { id } of [...given, ...received]) {
      const { body: seen } = await visitor.call<{ profile: Drawn }>('GET /api/member.php', {
        query: { id },
      });
      expect(isDrawn(body.user.profile, seen.profile) && isDrawn(seen.profile, body.user.profile)).toBe(true);
    }
    const { body: money } = await visitor.call<{ payments: Payment[] }>('GET /api/payments.php');
    const receipts = money.payments.filter(({ receipt, status }) => receipt && status === 'completed');
    expect(receipts.length > 0).toBe(paid);
    expect(money.payments.some(({ status }) => status === 'failed')).toBe(!paid);
  });

  test.each(demoLogins)('$email has sixty people of both kinds nearby', async ({ email }) => {
    const visitor = new Visitor(host);
    const body = { email, password: demoPassword };
    await visitor.call('POST /api/user.php', { body });
    const list = async (query: Record<string, string>) =>
      (await visitor.call<MemberPage>('GET /api/members.php', { query })).body;
    const [first, home, real] = [
      await list({}),
      await list({ country }),
      await list({ country, kind: 'real' }),
    ];
    // Nearby includes places across a border.
    const atHome = first.results.slice(0, 24).filter((tile) => tile.country === country);
    expect(atHome.length).toBeGreaterThanOrEqual(18);
    expect(home.numResults).toBeGreaterThanOrEqual(60);
    expect(real.numResults).toBeGreaterThan(20);
    expect(home.numResults - real.numResults).toBeGreaterThan(15);
    // Members of other tests have no photos.
    const { rows } = await database.query<{ id: number }>(
      `select profiles.id::int from profiles join users on users.id = profiles.user_id where email like '%@demo.example'`,
    );
    const ofDemo = new Set(rows.map(({ id }) => id));
    const seen = first.results.filter(({ id }) => ofDemo.has(id));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((tile) => !tile.main_image)).toEqual([]);
  });

  test.each(demoLogins)('a photo of $email waits for a review', async ({ email }) => {
    const visitor = new Visitor(host);
    await visitor.call('POST /api/user.php', { body: { email, password: demoPassword } });
    const { body } = await visitor.call<{ photos: { status: string }[] }>('GET /api/photos.php');
    expect(body.photos.map(({ status }) => status)).toContain('pending');
  });
});
