-- Everything that is announced, numbered in the order of the commits, so that any process can go on where another one stopped.
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"sequence" bigint,
	"event" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_sequence" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE SEQUENCE "announcement_order";
--> statement-breakpoint
CREATE TABLE "announcement_run" ("run" text PRIMARY KEY);
--> statement-breakpoint
INSERT INTO "announcement_run" VALUES (left(md5(random()::text || clock_timestamp()::text), 12));
--> statement-breakpoint
CREATE FUNCTION announce(event text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO announcements (event) VALUES (announce.event);
END $$;
--> statement-breakpoint
-- Numbers are given while a lock is held that ends with the commit: who sees one sees all that are lower. The notifications of
-- a commit come in the same order; one carries 8,000 bytes at most, and a longer event is read by its number.
CREATE FUNCTION number_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	given bigint;
	line text;
BEGIN
	PERFORM pg_advisory_xact_lock(7301, 1);
	given := nextval('announcement_order');
	UPDATE announcements SET sequence = given WHERE id = NEW.id;
	line := given::text || ' ' || NEW.event;
	PERFORM pg_notify('vonk', CASE WHEN octet_length(line) < 7900 THEN line ELSE given::text END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER announcements_numbered AFTER INSERT ON "announcements"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_announcement();
--> statement-breakpoint
-- Requests counted for all processes; worth nothing after a crash, so it is not logged.
CREATE UNLOGGED TABLE "request_counts" (
	"key" varchar(255) PRIMARY KEY,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
