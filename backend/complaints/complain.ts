import type { z } from 'zod';
import type { complain as complainCall } from '../../lib/contract/complaints.ts';
import type { Tx } from '../db/connect.ts';
import { invalidInput } from '../http/errors.ts';
import { fileComplaint, type Filing, type Receipt } from './file-complaint.ts';

/** Files what anybody complains of, with or without an account. */
export async function complain(
  tx: Tx,
  filing: Filing,
  { website, ...complaint }: z.output<typeof complainCall.body>,
  now: Date,
): Promise<Receipt> {
  // Only robots see and fill it.
  if (website) throw invalidInput({ website: 'invalid' });
  const key = filing.key && `${filing.brand.id}:complaint:${filing.key}`;
  return fileComplaint(tx, { ...filing, key }, complaint, now);
}
