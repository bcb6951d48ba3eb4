ALTER TABLE "messages" RENAME COLUMN "sender" TO "sender_profile_id";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "messages_sender_profiles_id_fk" TO "messages_sender_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "exports" RENAME COLUMN "state" TO "status";--> statement-breakpoint
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
