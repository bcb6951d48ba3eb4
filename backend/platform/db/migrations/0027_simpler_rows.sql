-- What was kept for members seen by premium counts as kept; who was seen is forgotten.
UPDATE "withdrawals" SET "spent_amount" = "spent_amount" + "seen_amount" WHERE "seen_amount" > 0;--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "seen";--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "seen_amount";--> statement-breakpoint
DROP TABLE "premium_views";--> statement-breakpoint
-- Lists are ordered by the quarter of an hour, then by id; who hides the activity stands behind all others.
DROP INDEX "profiles_hidden";--> statement-breakpoint
ALTER TABLE "profiles"
  DROP COLUMN "list_place",
  DROP COLUMN "list_secret",
  DROP COLUMN "hidden_quarter";--> statement-breakpoint
DROP FUNCTION place_in_list(bigint, uuid);--> statement-breakpoint
DROP FUNCTION quarter_of_hidden(bigint, uuid);--> statement-breakpoint
ALTER TABLE "profiles"
  ADD COLUMN "list_place" bigint GENERATED ALWAYS AS (CASE WHEN show_online THEN quarter_of(last_active_at) ELSE 0 END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING btree ("pool","list_place" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "profiles_search_country" ON "profiles" USING btree ("pool","country","list_place" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';
