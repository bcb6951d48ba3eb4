import { complaintCategories } from '#lib/contract/trust/complaints.ts';
import type { ReportReason } from '#lib/contract/vocabulary.ts';

type Category = (typeof complaintCategories)[number];

const prefix = 'report-';
const messagePrefix = 'report-message-';

/** Stored category of a member report; ends with the reason. */
export function reportCategory(reason: ReportReason): string {
  return prefix + reason;
}

/** Stored category of a message report; ends with the reason. */
export function messageReportCategory(reason: ReportReason): string {
  return messagePrefix + reason;
}

/** Category named in the receipt; a report is about a message or a profile. */
export function publicCategory(stored: string): Category {
  if (stored.startsWith(messagePrefix)) return 'message';
  return (
    complaintCategories.find((each) => each === stored) ?? (stored.startsWith(prefix) ? 'profile' : 'other')
  );
}
