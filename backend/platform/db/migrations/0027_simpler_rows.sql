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
--> statement-breakpoint
-- Accounts know the hash of their mailbox; one row remembers a mailbox whose account is erased or has another one.
ALTER TABLE "users" ADD COLUMN "address_hash" bytea;--> statement-breakpoint
UPDATE "users" SET "address_hash" = current.fingerprint FROM (
  SELECT DISTINCT ON (user_id) user_id, fingerprint, expires_at FROM account_marks
  WHERE user_id IS NOT NULL AND kind = 'address' ORDER BY user_id, expires_at DESC NULLS FIRST
) current WHERE current.user_id = users.id AND (current.expires_at IS NULL OR users.status = 'deleted');--> statement-breakpoint
CREATE INDEX "users_address" ON "users" USING btree ("address_hash") WHERE address_hash is not null;--> statement-breakpoint
CREATE TABLE "address_marks" (
	"hash" "bytea" NOT NULL,
	"brand_id" text NOT NULL,
	"pool" text NOT NULL,
	"gifts" text[] DEFAULT '{}'::text[] NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"discounts" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"blocked" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"blocked_by" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_marks_hash_brand_id_pk" PRIMARY KEY("hash","brand_id"),
	CONSTRAINT "address_marks_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id")
);--> statement-breakpoint
WITH ended AS (
  SELECT fingerprint AS hash, brand_id, pool, gifts, conversations, discounts, expires_at,
    array(SELECT other FROM marked_blocks WHERE mark_id = account_marks.id AND NOT by_other) AS blocked,
    array(SELECT other FROM marked_blocks WHERE mark_id = account_marks.id AND by_other) AS blocked_by
  FROM account_marks WHERE user_id IS NULL AND kind = 'address' AND expires_at > now()
  UNION ALL
  -- Addresses that accounts had before the present one.
  SELECT mark.fingerprint, mark.brand_id, mark.pool,
    ARRAY['signup'] || users.earlier_gifts
      || CASE WHEN EXISTS (SELECT 1 FROM payments WHERE payments.user_id = users.id AND payments.status = 'completed')
        THEN ARRAY['first_purchase'] ELSE '{}' END
      || CASE WHEN EXISTS (SELECT 1 FROM discount_codes
          WHERE discount_codes.user_id = users.id AND discount_codes.kind = 'goodbye')
        THEN ARRAY['goodbye'] ELSE '{}' END,
    users.started_conversations,
    users.earlier_discounts || array(
      SELECT discount_id FROM discount_uses JOIN discount_codes ON discount_codes.id = discount_id
      WHERE discount_uses.user_id = users.id AND discount_codes.user_id IS NULL),
    mark.expires_at,
    array(SELECT blocked FROM blocks WHERE blocker = profiles.id),
    array(SELECT blocker FROM blocks WHERE blocked = profiles.id)
  FROM account_marks mark JOIN users ON users.id = mark.user_id JOIN profiles ON profiles.user_id = users.id
  WHERE mark.kind = 'address' AND mark.expires_at > now() AND mark.fingerprint IS DISTINCT FROM users.address_hash
), facts AS (
  SELECT ended.*, fact.kind, fact.value FROM ended CROSS JOIN LATERAL (
    SELECT 'none' AS kind, NULL AS value
    UNION ALL SELECT 'gift', unnest(gifts)
    UNION ALL SELECT 'discount', unnest(discounts)::text
    UNION ALL SELECT 'blocked', unnest(blocked)::text
    UNION ALL SELECT 'blocked_by', unnest(blocked_by)::text
  ) fact
)
INSERT INTO address_marks (hash, brand_id, pool, gifts, conversations, discounts, blocked, blocked_by, expires_at)
SELECT hash, brand_id, max(pool),
  coalesce(array_agg(DISTINCT value) FILTER (WHERE kind = 'gift'), '{}'),
  max(conversations),
  coalesce(array_agg(DISTINCT value) FILTER (WHERE kind = 'discount'), '{}')::bigint[],
  coalesce(array_agg(DISTINCT value) FILTER (WHERE kind = 'blocked'), '{}')::bigint[],
  coalesce(array_agg(DISTINCT value) FILTER (WHERE kind = 'blocked_by'), '{}')::bigint[],
  max(expires_at)
FROM facts GROUP BY hash, brand_id;--> statement-breakpoint
DROP TABLE "marked_blocks";--> statement-breakpoint
DROP TABLE "account_marks";
