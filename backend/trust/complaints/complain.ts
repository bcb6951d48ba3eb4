import type { z } from 'zod';
import type { complain as complainCall } from '#lib/contract/trust/complaints.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { fileComplaint, type Filing, type Acknowledgement } from './file-complaint.ts';

/** Works with and without an account. */
export async function complain(
  tx: Tx,
  filing: Filing,
  complaint: Omit<z.output<typeof complainCall.body>, 'proof' | 'website'>,
  now: Date,
): Promise<Acknowledgement> {
  const key = filing.key && `${filing.brand.id}:complaint:${filing.key}`;
  return fileComplaint(tx, { ...filing, key }, complaint, now);
}
