import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';

test.each(['/credits/abc', '/credits/0', '/credits/5/giropay', '/credits/5/abc'])(
  '%s names no order',
  async (path) => {
    const visitor = new Visitor(herzfunke);
    // The shell of a members page is the same for everyone: any session cookie gets it.
    visitor.setCookie('__Host-vonk', 'anything');
    expect((await visitor.get(path)).status).toBe(404);
  },
);
