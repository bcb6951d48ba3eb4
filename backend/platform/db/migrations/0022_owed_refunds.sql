ALTER TABLE "payment_reversals" ADD COLUMN "refused_at" timestamp with time zone;
