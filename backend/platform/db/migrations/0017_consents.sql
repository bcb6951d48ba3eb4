ALTER TABLE "profiles" ADD COLUMN "shown_to_visitors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "advertisable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consents_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "profiles" SET "shown_to_visitors" = true FROM "brands"
WHERE "brands"."id" = "profiles"."brand_id" AND "profiles"."user_id" IS NOT NULL AND "profiles"."status" <> 'deleted'
  AND ("profiles"."indexable" OR "brands"."settings"->>'logged_out_search' = 'yes');--> statement-breakpoint
UPDATE "photos" SET "reviewed_at" = "photos"."created_at" FROM "profiles" JOIN "brands" ON "brands"."id" = "profiles"."brand_id"
WHERE "profiles"."id" = "photos"."profile_id" AND "photos"."status" = 'active'
  AND ("profiles"."fictional" OR "brands"."settings"->>'photo_review' = 'manual');--> statement-breakpoint
CREATE INDEX "photos_unreviewed" ON "photos" USING btree ("id") WHERE status = 'active' and reviewed_at is null and removed_at is null;
