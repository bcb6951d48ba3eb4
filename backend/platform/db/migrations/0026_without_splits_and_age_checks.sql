DROP TABLE "split_tests";--> statement-breakpoint
ALTER TABLE "arrivals" DROP COLUMN "split";--> statement-breakpoint
ALTER TABLE "conversions" DROP COLUMN "split";--> statement-breakpoint
ALTER TABLE "page_bounces" DROP COLUMN "split";--> statement-breakpoint
UPDATE "attributions" SET "first" = "first" - 'split', "last" = "last" - 'split' WHERE "first" ? 'split' OR "last" ? 'split';--> statement-breakpoint
-- A brand that asks no more shows again whom it had hidden: its trigger does that once more before it goes.
UPDATE "brands" SET "settings" = "settings" || '{"age_check": "date_of_birth"}' WHERE "settings"->>'age_check' = 'provider';--> statement-breakpoint
DROP TRIGGER "age_check_changes" ON "brands";--> statement-breakpoint
DROP TRIGGER "unchecked_profile_is_hidden" ON "profiles";--> statement-breakpoint
DROP FUNCTION change_age_check();--> statement-breakpoint
DROP FUNCTION hide_unchecked_profile();--> statement-breakpoint
UPDATE "brands" SET "settings" = "settings" - 'age_check';--> statement-breakpoint
DROP TABLE "age_checks";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "age_checked_at";
