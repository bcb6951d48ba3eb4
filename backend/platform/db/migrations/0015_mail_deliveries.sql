CREATE TABLE "mail_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"brand_id" text,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "mail_deliveries_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_deliveries_created" ON "mail_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_deliveries_open" ON "mail_deliveries" USING btree ("state") WHERE state in ('waiting', 'given_up');
