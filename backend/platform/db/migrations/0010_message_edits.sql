ALTER TABLE "messages" ADD COLUMN "edits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_characters" integer DEFAULT 0 NOT NULL;
