CREATE TABLE "towns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "towns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"plain_name" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"prominence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_notes" (
	"author" bigint NOT NULL,
	"about" bigint NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_notes_author_about_pk" PRIMARY KEY("author","about")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"profile_id" bigint PRIMARY KEY NOT NULL,
	"search" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "swipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" bigint NOT NULL,
	"other_profile_id" bigint NOT NULL,
	"verdict" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_swipe_for_a_pair" UNIQUE("profile_id","other_profile_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "gift" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "upload_key" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "reported_profile" bigint;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "reported_photo" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "reporter" bigint;--> statement-breakpoint
ALTER TABLE "profile_notes" ADD CONSTRAINT "profile_notes_author_profiles_id_fk" FOREIGN KEY ("author") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_notes" ADD CONSTRAINT "profile_notes_about_profiles_id_fk" FOREIGN KEY ("about") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_other_profile_id_profiles_id_fk" FOREIGN KEY ("other_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "towns_name" ON "towns" USING btree ("plain_name" text_pattern_ops,"prominence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "towns_place" ON "towns" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "swipes_of_day" ON "swipes" USING btree ("profile_id","day");--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reporter_users_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_hash" ON "photos" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "photos_waiting" ON "photos" USING btree ("id") WHERE status = 'pending' and removed_at is null;--> statement-breakpoint
CREATE INDEX "photos_removed" ON "photos" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "one_photo_for_an_upload" UNIQUE("profile_id","upload_key");