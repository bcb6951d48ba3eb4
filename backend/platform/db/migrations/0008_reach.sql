CREATE TABLE "arrivals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrivals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" text NOT NULL,
	"network" text,
	"ref" text,
	"sub1" text,
	"sub2" text,
	"sub3" text,
	"slug" text,
	"split" text,
	"bot" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lb" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"first" jsonb NOT NULL,
	"last" jsonb NOT NULL,
	"bot" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"event" text NOT NULL,
	"transaction" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"user_id" bigint,
	"network" text,
	"ref" text,
	"slug" text,
	"split" text,
	"bot" boolean NOT NULL,
	"amount" integer,
	"currency" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "page_bounces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_bounces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand_id" text NOT NULL,
	"network" text,
	"ref" text,
	"sub1" text,
	"sub2" text,
	"sub3" text,
	"slug" text,
	"split" text,
	"bot" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postback_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postback_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"postback_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"milliseconds" integer NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postback_templates" (
	"network" text NOT NULL,
	"event" text NOT NULL,
	"url" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "postback_templates_network_event_pk" PRIMARY KEY("network","event")
);
--> statement-breakpoint
CREATE TABLE "postbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversion_id" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "postback_once_for_a_fact" UNIQUE("conversion_id")
);
--> statement-breakpoint
CREATE TABLE "split_tests" (
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"lander" text NOT NULL,
	"variants" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "split_tests_brand_id_name_pk" PRIMARY KEY("brand_id","name")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "represented_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "info_pages" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postback_calls" ADD CONSTRAINT "postback_calls_postback_id_postbacks_id_fk" FOREIGN KEY ("postback_id") REFERENCES "public"."postbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postbacks" ADD CONSTRAINT "postbacks_conversion_id_conversions_id_fk" FOREIGN KEY ("conversion_id") REFERENCES "public"."conversions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_tests" ADD CONSTRAINT "split_tests_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_time" ON "arrivals" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "conversions_time" ON "conversions" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "conversions_user" ON "conversions" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "page_bounces_time" ON "page_bounces" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "postback_calls_postback" ON "postback_calls" USING btree ("postback_id","id");--> statement-breakpoint
CREATE INDEX "postbacks_due" ON "postbacks" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "profiles_indexable" ON "profiles" USING btree ("pool","id") WHERE indexable and status = 'active' and not fictional;--> statement-breakpoint
-- Brands that were there before these settings stay as they were: made for everybody, with our own disclaimer and notice.
UPDATE "brands" SET "settings" = '{"rating": "general", "disclaimer": {}, "us_footer": "yes"}'::jsonb || "settings";
