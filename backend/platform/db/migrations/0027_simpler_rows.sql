-- What was kept for members seen by premium counts as kept; who was seen is forgotten.
UPDATE "withdrawals" SET "spent_amount" = "spent_amount" + "seen_amount" WHERE "seen_amount" > 0;--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "seen";--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "seen_amount";--> statement-breakpoint
DROP TABLE "premium_views";
