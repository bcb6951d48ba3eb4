CREATE TABLE "account_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"brand_id" text NOT NULL,
	"pool" text NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"gifts" text[] DEFAULT '{}'::text[] NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"discounts" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "account_mark_once" UNIQUE("user_id","kind","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "marked_blocks" (
	"mark_id" bigint NOT NULL,
	"other" bigint NOT NULL,
	"by_other" boolean NOT NULL,
	CONSTRAINT "marked_blocks_mark_id_other_by_other_pk" PRIMARY KEY("mark_id","other","by_other")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "carried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "earlier_gifts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "earlier_discounts" bigint[] DEFAULT '{}'::bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_marks" ADD CONSTRAINT "account_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_marks" ADD CONSTRAINT "account_marks_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marked_blocks" ADD CONSTRAINT "marked_blocks_mark_id_account_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."account_marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marked_blocks" ADD CONSTRAINT "marked_blocks_other_profiles_id_fk" FOREIGN KEY ("other") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_marks_fingerprint" ON "account_marks" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "account_marks_end" ON "account_marks" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "marked_blocks_other" ON "marked_blocks" USING btree ("other");--> statement-breakpoint
CREATE INDEX "payment_events_unknown" ON "payment_events" USING btree ("received_at") WHERE payment_id is null;
