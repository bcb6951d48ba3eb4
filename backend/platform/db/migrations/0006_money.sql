CREATE TABLE "package_prices" (
	"package_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "package_prices_package_id_since_pk" PRIMARY KEY("package_id","since")
);
--> statement-breakpoint
CREATE TABLE "direct_debit_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "direct_debit_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"iban_fingerprint" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"creditor_id" text NOT NULL,
	"account_holder" text NOT NULL,
	"iban_end" text NOT NULL,
	"iban_fingerprint" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandates_reference_unique" UNIQUE("reference"),
	CONSTRAINT "mandates_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"mobile" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"payment_id" bigint,
	"source" text NOT NULL,
	"told" text,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"token" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"brand_id" text NOT NULL,
	"package_id" bigint NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"list_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"discount_id" bigint,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"checkout_url" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"failure" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"receipt_number" text,
	CONSTRAINT "payments_number_unique" UNIQUE("number"),
	CONSTRAINT "payments_token_unique" UNIQUE("token"),
	CONSTRAINT "payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payment_once_for_a_key" UNIQUE("user_id","key"),
	CONSTRAINT "payment_amounts" CHECK ("payments"."amount" > 0 and "payments"."amount" <= "payments"."list_amount"),
	CONSTRAINT "payment_settled" CHECK (("payments"."status" = 'pending') = ("payments"."settled_at" is null)),
	CONSTRAINT "payment_failure" CHECK (("payments"."status" = 'failed') = ("payments"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counter_of_a_year" UNIQUE("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"credits" integer NOT NULL,
	"provider_ref" text,
	"status" text NOT NULL,
	"withdrawal_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reversals_provider_ref_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receipt" text NOT NULL,
	"key" text NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"payment_id" bigint,
	"status" text NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "withdrawals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "discount_codes" DROP CONSTRAINT "one_code_for_a_brand";--> statement-breakpoint
ALTER TABLE "discount_uses" DROP CONSTRAINT "discount_once_for_a_user";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sepa_creditor_id" text;--> statement-breakpoint
ALTER TABLE "credit_packages" ADD COLUMN "kind" text DEFAULT 'credits' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_packages" ADD COLUMN "tier" text;--> statement-breakpoint
ALTER TABLE "credit_packages" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD COLUMN "payment_id" bigint;--> statement-breakpoint
ALTER TABLE "package_prices" ADD CONSTRAINT "package_prices_package_id_credit_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."credit_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_blocks" ADD CONSTRAINT "direct_debit_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_package_id_credit_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."credit_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_discount_id_discount_codes_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_debit_blocks_user" ON "direct_debit_blocks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "direct_debit_blocks_iban" ON "direct_debit_blocks" USING btree ("iban_fingerprint");--> statement-breakpoint
CREATE INDEX "sms_codes_user" ON "sms_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payment_reversals_payment" ON "payment_reversals" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_code_of_a_brand" ON "discount_codes" USING btree ("brand_id",upper("code"));--> statement-breakpoint
CREATE INDEX "discount_codes_kind" ON "discount_codes" USING btree ("brand_id","kind");--> statement-breakpoint
CREATE INDEX "discount_uses_discount" ON "discount_uses" USING btree ("discount_id");--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_once_for_a_user" UNIQUE("user_id","discount_id");--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_percentage" CHECK ("discount_codes"."value_percentage" between 1 and 99);--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_minimum_currency" CHECK ("discount_codes"."minimum_order_value" = 0 or "discount_codes"."currency" is not null);--> statement-breakpoint
INSERT INTO "package_prices" ("package_id", "amount", "since") SELECT "id", "amount", now() FROM "credit_packages";--> statement-breakpoint
CREATE FUNCTION keep_package_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO package_prices (package_id, amount, since) VALUES (new.id, new.amount, clock_timestamp());
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER package_price_is_kept AFTER INSERT OR UPDATE OF "amount" ON "credit_packages"
FOR EACH ROW EXECUTE FUNCTION keep_package_price();--> statement-breakpoint
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.status <> 'pending' AND new.status <> old.status THEN
    RAISE EXCEPTION 'A settled payment keeps its state';
  END IF;
  IF (new.user_id, new.package_id, new.credits, new.amount, new.list_amount, new.currency, new.number)
    IS DISTINCT FROM (old.user_id, old.package_id, old.credits, old.amount, old.list_amount, old.currency, old.number) THEN
    RAISE EXCEPTION 'What was ordered does not change';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_is_guarded BEFORE UPDATE ON "payments"
FOR EACH ROW EXECUTE FUNCTION guard_payment();
--> statement-breakpoint
INSERT INTO "credit_packages" ("brand_id", "credits", "amount", "currency", "popular", "kind", "tier")
SELECT brand_id, credits, amount, currency, rank = 3, 'premium', 'p' || (rank - 1)
FROM (SELECT *, row_number() OVER (PARTITION BY brand_id, currency ORDER BY amount) AS rank FROM "credit_packages") ranked
WHERE rank <= 4;
