ALTER TABLE "payment_reversals" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
UPDATE "brands" SET "settings" = '{"applepay_association": ""}'::jsonb || "settings";
