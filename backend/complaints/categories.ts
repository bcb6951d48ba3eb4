import { complaintCategories } from '../../lib/contract/complaints.ts';
import type { ReportReason } from '../../lib/contract/vocabulary.ts';

type Category = (typeof complaintCategories)[number];

const prefix = 'report-';

/** Under which category the report of a member is kept; its end is the reason. */
export function reportCategory(reason: ReportReason): string {
  return prefix + reason;
}

/** What a receipt names as the matter of a kept complaint; a report is about a profile. */
export function receiptCategory(kept: string): Category {
  return complaintCategories.find((each) => each === kept) ?? (kept.startsWith(prefix) ? 'profile' : 'other');
}
