import { complaintCategories } from '#lib/contract/trust/complaints.ts';
import type { ReportReason } from '#lib/contract/vocabulary.ts';

type Category = (typeof complaintCategories)[number];

const prefix = 'report-';
const messagePrefix = 'report-message-';

/** Under which category the report of a member is kept; its end is the reason. */
export function reportCategory(reason: ReportReason): string {
  return prefix + reason;
}

/** Likewise for the report of a message. */
export function messageReportCategory(reason: ReportReason): string {
  return messagePrefix + reason;
}

/** What a receipt names as the matter of a kept complaint; a report is about a message or a profile. */
export function receiptCategory(kept: string): Category {
  if (kept.startsWith(messagePrefix)) return 'message';
  return complaintCategories.find((each) => each === kept) ?? (kept.startsWith(prefix) ? 'profile' : 'other');
}
