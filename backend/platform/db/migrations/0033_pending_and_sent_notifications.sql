-- Jobs left in the queue of pg-boss 10 have to be carried over by an earlier version: docs/operating.md.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (
    SELECT FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\_\_%'
      AND name NOT IN ('order-hidden', 'forget-marks', 'forget-announcements')
  ) THEN
    RAISE EXCEPTION 'Jobs wait in the schema pgboss: run the version c92866eb for a quarter of an hour (docs/operating.md).';
  END IF;
  DROP SCHEMA pgboss CASCADE;
END $$;
--> statement-breakpoint
ALTER TABLE "mailings" RENAME TO "sent_notification_mails";--> statement-breakpoint
ALTER TABLE "sent_notification_mails" ADD COLUMN "subjects" text[];--> statement-breakpoint
UPDATE "sent_notification_mails" "mail" SET "subjects" = CASE
  WHEN "kind" IN ('new_conversations', 'new_messages', 'like')
  THEN array(SELECT "notices"."subject" FROM "notices" WHERE "notices"."mailing_id" = "mail"."id" ORDER BY "notices"."id")
  ELSE ARRAY["subject"] END;--> statement-breakpoint
-- What was mailed more than 30 days ago has no mail any more: newsletters.
INSERT INTO "sent_notification_mails" ("user_id", "kind", "subjects", "day", "sent_at", "done_at")
SELECT "user_id", "kind", ARRAY["subject"], "mailed_at"::date, "mailed_at", "mailed_at" FROM "notices"
WHERE "mailed_at" IS NOT NULL AND "mailing_id" IS NULL AND EXISTS (SELECT FROM "users" WHERE "users"."id" = "user_id");--> statement-breakpoint
DELETE FROM "sent_notification_mails" "earlier" USING "sent_notification_mails" "later"
WHERE "earlier"."kind" IN ('news', 'promotions') AND "earlier"."user_id" = "later"."user_id"
  AND "earlier"."kind" = "later"."kind" AND "earlier"."subjects" = "later"."subjects" AND "earlier"."id" < "later"."id";--> statement-breakpoint
ALTER TABLE "sent_notification_mails" ALTER COLUMN "subjects" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_notification_mails" DROP COLUMN "subject";--> statement-breakpoint
CREATE UNIQUE INDEX "one_newsletter_of_a_member" ON "sent_notification_mails" ("user_id", "kind", ("subjects"[1])) WHERE kind in ('news', 'promotions');--> statement-breakpoint
ALTER INDEX "mailings_user" RENAME TO "sent_notification_mails_user";--> statement-breakpoint
ALTER INDEX "mailings_sent" RENAME TO "sent_notification_mails_sent";--> statement-breakpoint
ALTER INDEX "mailings_pkey" RENAME TO "sent_notification_mails_pkey";--> statement-breakpoint
ALTER SEQUENCE "mailings_id_seq" RENAME TO "sent_notification_mails_id_seq";--> statement-breakpoint
ALTER TABLE "sent_notification_mails" RENAME CONSTRAINT "mailings_user_id_users_id_fk" TO "sent_notification_mails_user_id_users_id_fk";--> statement-breakpoint
DELETE FROM "notices" WHERE "mailed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "mailed_at", DROP COLUMN "mailing_id";--> statement-breakpoint
ALTER TABLE "notices" RENAME TO "pending_notifications";--> statement-breakpoint
ALTER TABLE "pending_notifications" RENAME CONSTRAINT "one_notice_of_a_subject" TO "one_pending_notification_of_a_subject";--> statement-breakpoint
ALTER INDEX "notices_pkey" RENAME TO "pending_notifications_pkey";--> statement-breakpoint
ALTER SEQUENCE "notices_id_seq" RENAME TO "pending_notifications_id_seq";--> statement-breakpoint
CREATE INDEX "pending_notifications_due" ON "pending_notifications" ("due_at");--> statement-breakpoint
ALTER TABLE "mail_events" RENAME COLUMN "forgotten" TO "superseded";--> statement-breakpoint
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
END $$;
