CREATE TABLE "login_attempts_by_origin" (
	"brand_id" text NOT NULL,
	"email" text NOT NULL,
	"origin" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failure_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempts_by_origin_brand_id_email_origin_pk" PRIMARY KEY("brand_id","email","origin")
);
--> statement-breakpoint
CREATE INDEX "login_attempts_of_origin" ON "login_attempts_by_origin" USING btree ("origin","last_failure_at");
--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "network" text;
--> statement-breakpoint
CREATE INDEX "sms_codes_created" ON "sms_codes" USING btree ("created_at");
