import { Visitor } from '../support/http.ts';
import { herzfunke } from './cast.ts';

/** The shell of a members page is the same for everyone: any session cookie gets it. */
function withSession(): Visitor {
  const visitor = new Visitor(herzfunke);
  visitor.setCookie('__Host-vonk', 'anything');
  return visitor;
}

test.each(['/credits/5/paypal?country=CH&code=HELLO10', '/directdebit?package=5&country=DE'])(
  '%s redirects to the login and back to the same order',
  async (path) => {
    const { status, headers } = await new Visitor(herzfunke).get(path);
    expect([status, headers.location]).toEqual([307, `/login?next=${encodeURIComponent(path)}`]);
  },
);

test.each(['/credits/5', '/credits/5/ideal', '/credits/5/ideal?code=HELLO10', '/directdebit?package=5'])(
  '%s is a page that no crawler keeps',
  async (path) => {
    const { status, text } = await withSession().get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  },
);

test.each(['/credits/abc', '/credits/0', '/credits/5/giropay', '/credits/5/abc'])(
  '%s names no order',
  async (path) => {
    expect((await withSession().get(path)).status).toBe(404);
  },
);
