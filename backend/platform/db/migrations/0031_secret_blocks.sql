ALTER TABLE "blocks" ADD COLUMN "secret" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "blocks" SET "secret" = true WHERE "carried";
