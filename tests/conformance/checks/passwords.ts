import { randomUUID } from 'node:crypto';
import { requestPasswordReset } from '#lib/contract/identity/credentials.ts';
import { fieldRefused, type Check } from '../check.ts';
import { requireAnswer, requireRefusal, same } from '../judge.ts';

/** Requests from one network after which one address gets no more reset mails that day. */
const maxResets = 20;

/** `docs/specification.md` §8 on reset and mail change: `password-reset.php`, `mail-change.php`. */
export const passwordChecks: Check[] = [
  {
    name: 'An invalid or expired reset link is refused by name',
    async run(world) {
      const body = { token: randomUUID(), password: 'Regen-am-Rhein-7', password_again: 'Regen-am-Rhein-7' };
      requireRefusal('link_expired', await world.visitor().call('PUT /api/password-reset.php', { body }));
      const input = { body: { token: randomUUID() } };
      requireRefusal(
        'link_expired',
        await world.visitor().call('POST /api/password-reset.php?check=1', input),
      );
    },
  },
  {
    name: 'A reset is answered alike for known and unknown addresses, until one network has asked too often',
    async run(world) {
      const { email } = (await world.newcomer()).login;
      const caller = world.visitor();
      const ask = (address: string) =>
        caller.call('POST /api/password-reset.php', { body: { email: address } });
      const known = requireAnswer(requestPasswordReset, await ask(email));
      const unknown = requireAnswer(
        requestPasswordReset,
        await ask(`nobody-${randomUUID()}@conformance.example`),
      );
      same('An unknown address is answered', unknown, known);
      let reply = await ask(email);
      for (let nth = 2; reply.status === 200 && nth < maxResets; nth += 1) reply = await ask(email);
      requireRefusal('too_many_reset_mails', reply);
    },
  },
  fieldRefused('An invalid new address is refused at its field', 'email', 'invalid_email', async (world) => {
    const { caller, login } = await world.member('member');
    const body = { email: 'not an address', password: login.password };
    return caller.call('POST /api/mail-change.php', { body });
  }),
  fieldRefused('The current address is refused as the new one', 'email', 'same_email', async (world) => {
    const { caller, login } = await world.member('member');
    return caller.call('POST /api/mail-change.php', { body: login });
  }),
];
