CREATE UNLOGGED TABLE "metric_reporters" (
	"figures" text PRIMARY KEY NOT NULL,
	"process" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
UPDATE "brands" SET "settings" = '{"bounce_email": ""}'::jsonb || "settings";
