DROP TABLE "split_tests";--> statement-breakpoint
ALTER TABLE "arrivals" DROP COLUMN "split";--> statement-breakpoint
ALTER TABLE "conversions" DROP COLUMN "split";--> statement-breakpoint
ALTER TABLE "page_bounces" DROP COLUMN "split";--> statement-breakpoint
UPDATE "attributions" SET "first" = "first" - 'split', "last" = "last" - 'split' WHERE "first" ? 'split' OR "last" ? 'split';
