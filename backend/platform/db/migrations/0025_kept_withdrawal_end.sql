ALTER TABLE "payments" ADD COLUMN "withdraw_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "withdraw_zone" text;