CREATE TABLE "invitations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"created_by" bigint,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" bigint,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"user_agent" text NOT NULL,
	"country" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"brand_id" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "mail_requests_brand_id_address_hash_purpose_day_pk" PRIMARY KEY("brand_id","address_hash","purpose","day")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"key" text,
	"uses" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text,
	"address_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"forgotten" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" text NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_newsletter_of_a_text" UNIQUE("brand_id","kind","hash")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"mailing_id" bigint,
	CONSTRAINT "one_notice_of_a_subject" UNIQUE("user_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "age_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "age_checks_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"decision_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"version" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"complaint_id" bigint,
	"user_id" bigint,
	"profile" bigint,
	"action" text NOT NULL,
	"ground" text NOT NULL,
	"reason" text NOT NULL,
	"reason_complainant" text,
	"photo" text,
	"message" bigint,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"undo" jsonb,
	CONSTRAINT "decisions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"file" text,
	"size" integer,
	"ordered_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "previous_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_source" text DEFAULT 'signup' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "age_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_from" jsonb;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "forget" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "forget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Which session a subscription came from was not noted: every browser tells its own again with the next page.
DELETE FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_token_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session");--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_age" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_town" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "show_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden_brands" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_checks" ADD CONSTRAINT "age_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_maker" ON "invitations" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "login_history_user" ON "login_history" USING btree ("user_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "used_challenges_end" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_events_soft" ON "mail_events" USING btree ("address_hash","at") WHERE kind = 'soft_bounce';--> statement-breakpoint
CREATE INDEX "mailings_user" ON "mailings" USING btree ("user_id","kind","sent_at");--> statement-breakpoint
CREATE INDEX "mailings_sent" ON "mailings" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_rhythmic_mail_a_day" ON "mailings" USING btree ("user_id","kind","day") WHERE kind in ('unread_message_reminders', 'weekly_updates');--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "notices_mailed" ON "notices" USING btree ("mailed_at") WHERE mailed_at is not null;--> statement-breakpoint
CREATE INDEX "notices_mailing" ON "notices" USING btree ("mailing_id") WHERE mailing_id is not null;--> statement-breakpoint
CREATE INDEX "age_checks_user" ON "age_checks" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_appeal_of_a_side" ON "appeals" USING btree ("decision_id","side");--> statement-breakpoint
CREATE INDEX "consent_log_user" ON "consent_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "decisions_complaint" ON "decisions" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "decisions_user" ON "decisions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "decisions_profile" ON "decisions" USING btree ("profile");--> statement-breakpoint
CREATE INDEX "complaints_photo" ON "complaints" USING btree ("reported_photo") WHERE reported_photo is not null;--> statement-breakpoint
CREATE INDEX "exports_user" ON "exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_export_under_way" ON "exports" USING btree ("user_id") WHERE state = 'ordered';--> statement-breakpoint
CREATE INDEX "users_to_erase" ON "users" USING btree ("erase_at") WHERE erase_at is not null and erased_at is null;--> statement-breakpoint
-- Brands that were there before these settings keep what they did.
UPDATE "brands" SET "settings" = '{"age_check": "date_of_birth", "deletion_partner": null}'::jsonb || "settings";--> statement-breakpoint
-- Whoever was there agreed at the signup, to the terms of that day where they were noted.
UPDATE "users" SET "email_since" = coalesce("confirmed_at", "signup_date"), "terms_version" =
  CASE WHEN "consents"->>'terms_version' LIKE '20%' THEN ("consents"->>'terms_version')::timestamptz ELSE "signup_date" END;--> statement-breakpoint
INSERT INTO "consent_log" ("user_id", "kind", "granted", "version", "at")
SELECT "id", 'terms', true, "terms_version", "signup_date" FROM "users"
UNION ALL SELECT "id", 'sensitive', true, null, "signup_date" FROM "users";--> statement-breakpoint
-- Who has signed up lately is reminded as if it had been so from the beginning.
INSERT INTO "notices" ("user_id", "kind", "subject", "created_at", "due_at")
SELECT "id", 'reminders', "subject", "signup_date", now() FROM "users", (VALUES ('activation'), ('photo')) "step" ("subject")
WHERE "signup_date" > now() - interval '1 day' AND "status" <> 'deleted';--> statement-breakpoint
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was agreed to is not rewritten';
END $$;--> statement-breakpoint
CREATE TRIGGER consent_is_kept BEFORE UPDATE ON "consent_log" FOR EACH ROW EXECUTE FUNCTION keep_consent();--> statement-breakpoint
-- A decision stays as it was told; it may be taken back once, and what is personal in it be forgotten.
CREATE FUNCTION keep_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE may_change text[] := '{user_id,reason,reason_complainant,reversed_at,undo}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - may_change = to_jsonb(OLD) - may_change
    AND coalesce(NEW.user_id, OLD.user_id) IS NOT DISTINCT FROM OLD.user_id
    AND NEW.reason IN (OLD.reason, '')
    AND coalesce(NEW.reason_complainant, '') IN (coalesce(OLD.reason_complainant, ''), '')
    AND (OLD.reversed_at IS NULL OR NEW.reversed_at = OLD.reversed_at)
    AND coalesce(NEW.undo, OLD.undo) IS NOT DISTINCT FROM OLD.undo
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What was decided is not rewritten';
END $$;--> statement-breakpoint
CREATE TRIGGER decision_is_kept BEFORE UPDATE OR DELETE ON "decisions" FOR EACH ROW EXECUTE FUNCTION keep_decision();--> statement-breakpoint
CREATE FUNCTION keep_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE may_change text[] := '{text,outcome,reason,decided_by,decided_at}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - may_change = to_jsonb(OLD) - may_change
    AND NEW.text IN (OLD.text, '')
    AND (OLD.outcome IS NULL OR (NEW.outcome = OLD.outcome AND NEW.decided_by = OLD.decided_by
      AND NEW.decided_at = OLD.decided_at AND NEW.reason IN (OLD.reason, '')))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'What was appealed and decided is not rewritten';
END $$;--> statement-breakpoint
CREATE TRIGGER appeal_is_kept BEFORE UPDATE OR DELETE ON "appeals" FOR EACH ROW EXECUTE FUNCTION keep_appeal();--> statement-breakpoint
-- Where a brand asks for more than a date of birth nobody is shown before that, however the profile came to be shown.
CREATE FUNCTION hide_unchecked_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users JOIN brands ON brands.id = users.brand_id WHERE users.id = NEW.user_id
    AND users.age_checked_at IS NULL AND brands.settings->>'age_check' = 'provider')
  THEN
    NEW.status := 'disabled';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER unchecked_profile_is_hidden BEFORE INSERT OR UPDATE OF status ON "profiles" FOR EACH ROW
  WHEN (NEW.status = 'active' AND NEW.user_id IS NOT NULL) EXECUTE FUNCTION hide_unchecked_profile();--> statement-breakpoint
-- A brand that begins to ask hides whom it has not asked yet, and shows them again when it asks no more.
CREATE FUNCTION change_age_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.settings->>'age_check' = 'provider' THEN
    UPDATE profiles SET status = 'disabled' FROM users
    WHERE users.id = profiles.user_id AND users.brand_id = NEW.id AND users.age_checked_at IS NULL
      AND profiles.status = 'active';
  ELSE
    UPDATE profiles SET status = 'active' FROM users
    WHERE users.id = profiles.user_id AND users.brand_id = NEW.id AND users.age_checked_at IS NULL
      AND users.status = 'active' AND users.locked_at IS NULL AND profiles.status = 'disabled'
      AND NOT EXISTS (SELECT 1 FROM decisions WHERE decisions.profile = profiles.id AND decisions.reversed_at IS NULL
        AND decisions.action IN ('profile_hidden', 'account_locked'));
  END IF;
  PERFORM pg_notify('vonk', json_build_object('type', 'purge', 'tags',
    json_build_array('brand:' || NEW.id, 'members:' || NEW.pool))::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER age_check_changes AFTER UPDATE OF settings ON "brands" FOR EACH ROW
  WHEN (OLD.settings->>'age_check' IS DISTINCT FROM NEW.settings->>'age_check')
  EXECUTE FUNCTION change_age_check();
