CREATE TABLE "premium_views" (
	"payment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_profile_id" bigint NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "premium_views_payment_id_seen_profile_id_pk" PRIMARY KEY("payment_id","seen_profile_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "immediate_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "spent_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "seen_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "premium_views" ADD CONSTRAINT "premium_views_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_views" ADD CONSTRAINT "premium_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_views" ADD CONSTRAINT "premium_views_seen_profile_id_profiles_id_fk" FOREIGN KEY ("seen_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premium_views_user" ON "premium_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "premium_views_seen" ON "premium_views" USING btree ("seen_profile_id");