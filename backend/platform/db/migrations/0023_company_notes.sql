ALTER TABLE "companies" ADD COLUMN IF NOT EXISTS "business_purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN IF NOT EXISTS "youth_officer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN IF NOT EXISTS "data_officer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN IF NOT EXISTS "uk_representative" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN IF NOT EXISTS "consumer_mediator" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "brands" SET "settings" = jsonb_set("settings", '{refund_days}', '14') WHERE ("settings"->>'refund_days')::int < 14;