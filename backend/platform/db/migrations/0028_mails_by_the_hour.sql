-- Mails that anybody may cause come one an hour once those of the day are used up.
ALTER TABLE "mail_requests" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;
