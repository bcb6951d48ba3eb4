ALTER TABLE "companies" RENAME COLUMN "added" TO "added_at";--> statement-breakpoint
ALTER TABLE "package_prices" RENAME COLUMN "since" TO "effective_at";--> statement-breakpoint
ALTER TABLE "package_prices" RENAME CONSTRAINT "package_prices_package_id_since_pk" TO "package_prices_package_id_effective_at_pk";--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_package_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO package_prices (package_id, amount, effective_at) VALUES (new.id, new.amount, clock_timestamp());
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "mail_events" RENAME COLUMN "at" TO "occurred_at";--> statement-breakpoint
ALTER TABLE "mail_requests" RENAME COLUMN "day" TO "requested_on";--> statement-breakpoint
ALTER TABLE "mail_requests" RENAME CONSTRAINT "mail_requests_brand_id_address_hash_purpose_day_pk" TO "mail_requests_brand_id_address_hash_purpose_requested_on_pk";--> statement-breakpoint
ALTER TABLE "mail_deliveries" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "mail_deliveries" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "mail_deliveries" RENAME COLUMN "tried_at" TO "attempted_at";--> statement-breakpoint
ALTER TABLE "sent_notification_mails" RENAME COLUMN "day" TO "sent_on";--> statement-breakpoint
ALTER TABLE "swipes" RENAME COLUMN "day" TO "swiped_on";--> statement-breakpoint
ALTER TABLE "conversations" RENAME COLUMN "started_by" TO "starter_profile_id";--> statement-breakpoint
ALTER TABLE "conversions" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "conversions" RENAME CONSTRAINT "conversions_key_unique" TO "conversions_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "postbacks" RENAME COLUMN "state" TO "status";--> statement-breakpoint
ALTER TABLE "postbacks" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "postback_calls" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "receipt_counters" RENAME COLUMN "last" TO "last_number";--> statement-breakpoint
ALTER TABLE "metric_reporters" RENAME COLUMN "until" TO "expires_at";--> statement-breakpoint
-- PostgreSQL 18 also names what must not be null, after table and column.
DO $$
DECLARE outdated record;
BEGIN
  FOR outdated IN
    SELECT conrelid::regclass AS "table", conname AS name, relname || '_' || attname || '_not_null' AS current
    FROM pg_constraint
    JOIN pg_class ON pg_class.oid = conrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'n' AND connamespace = 'public'::regnamespace
  LOOP
    CONTINUE WHEN outdated.name = outdated.current;
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', outdated."table", outdated.name, outdated.current);
  END LOOP;
END $$;--> statement-breakpoint
-- An erased account keeps nothing about its member.
UPDATE "users" SET "deletion_reason" = NULL WHERE "erased_at" IS NOT NULL AND "deletion_reason" IS NOT NULL;
