import * as contract from '#lib/contract/commerce/receipts.ts';
import { route } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { drawReceipt } from './draw-receipt.ts';
import { findReceipt } from './find-receipt.ts';

export const receiptRoutes = [
  route(contract.getReceipt, async ({ db, brand, query }) => {
    const receipt = await findReceipt(db, brand.id, query.token);
    if (!receipt) throw new CallError('not_found');
    return { name: `${brand.id}-${receipt.receiptNumber}.pdf`, bytes: await drawReceipt(receipt) };
  }),
];
