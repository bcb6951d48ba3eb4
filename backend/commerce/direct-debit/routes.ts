import * as contract from '#lib/contract/commerce/direct-debit.ts';
import { route } from '../../platform/http/call.ts';
import { sendCode } from './send-code.ts';

export const directDebitRoutes = [
  route(contract.sendDirectDebitCode, async (call) => {
    // Each code costs money and reaches a real phone.
    await call.limits.consume('mail', call.limitKey);
    return sendCode(call, call.body, call.now());
  }),
];
