import { checkAddress } from '../../lib/contract/proof-of-work.ts';
import { route } from '../http/call.ts';
import { isDisposable } from './disposable.ts';
import { likelySlip } from './likely-slip.ts';

export const addressRoutes = [
  // A hint and never a refusal: nothing of it is kept, and it says nothing of who has an account.
  route(checkAddress, async ({ limits, client, body }) => {
    await limits.take('address', client);
    return { disposable: isDisposable(body.email), suggestion: likelySlip(body.email) };
  }),
];
