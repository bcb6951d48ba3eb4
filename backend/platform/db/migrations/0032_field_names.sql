-- Names as the field has them. Only names change: an index, a generated column or a check follows its column.
ALTER TABLE "used_challenges" RENAME TO "redeemed_challenges";--> statement-breakpoint
ALTER TABLE "write_answers" RENAME TO "idempotency_records";--> statement-breakpoint
ALTER TABLE "address_marks" RENAME TO "returning_members";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "earlier_gifts" TO "redeemed_bonuses";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "earlier_discounts" TO "redeemed_discounts";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "leaving_at" TO "deletion_started_at";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "deleted_from" TO "state_before_deletion";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "signup_key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME COLUMN "gifts" TO "redeemed_bonuses";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME COLUMN "discounts" TO "redeemed_discounts";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME COLUMN "conversations" TO "started_conversations";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME COLUMN "blocked" TO "blocked_profile_ids";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME COLUMN "blocked_by" TO "blocked_by_profile_ids";--> statement-breakpoint
ALTER TABLE "redeemed_challenges" RENAME COLUMN "key" TO "request_fingerprint";--> statement-breakpoint
ALTER TABLE "idempotency_records" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "login_history" RENAME COLUMN "at" TO "occurred_at";--> statement-breakpoint
ALTER TABLE "consent_log" RENAME COLUMN "at" TO "recorded_at";--> statement-breakpoint
ALTER TABLE "exports" RENAME COLUMN "ordered_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "profiles" RENAME COLUMN "list_place" TO "list_rank";--> statement-breakpoint
ALTER TABLE "photos" RENAME COLUMN "upload_key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "likes" RENAME COLUMN "from_profile" TO "liker_profile_id";--> statement-breakpoint
ALTER TABLE "likes" RENAME COLUMN "to_profile" TO "liked_profile_id";--> statement-breakpoint
ALTER TABLE "blocks" RENAME COLUMN "blocker" TO "blocker_profile_id";--> statement-breakpoint
ALTER TABLE "blocks" RENAME COLUMN "blocked" TO "blocked_profile_id";--> statement-breakpoint
ALTER TABLE "blocks" RENAME COLUMN "carried" TO "inherited";--> statement-breakpoint
ALTER TABLE "profile_notes" RENAME COLUMN "author" TO "author_profile_id";--> statement-breakpoint
ALTER TABLE "profile_notes" RENAME COLUMN "about" TO "subject_profile_id";--> statement-breakpoint
ALTER TABLE "drafts" RENAME COLUMN "author" TO "sender_profile_id";--> statement-breakpoint
ALTER TABLE "drafts" RENAME COLUMN "about" TO "recipient_profile_id";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "payment_events" RENAME COLUMN "told" TO "provider_status";--> statement-breakpoint
ALTER TABLE "discount_codes" RENAME COLUMN "expires" TO "expires_at";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "receipt" TO "reference";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "spent_amount" TO "used_amount";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME COLUMN "forget" TO "redact_personal_data";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "receipt" TO "reference";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "key" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "forget" TO "redact_parts";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "reporter" TO "reporter_user_id";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "reported_profile" TO "reported_profile_id";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "reported_photo" TO "reported_photo_hash";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "reported_message" TO "reported_message_id";--> statement-breakpoint
ALTER TABLE "decisions" RENAME COLUMN "profile" TO "profile_id";--> statement-breakpoint
ALTER TABLE "decisions" RENAME COLUMN "photo" TO "photo_hash";--> statement-breakpoint
ALTER TABLE "decisions" RENAME COLUMN "message" TO "message_id";--> statement-breakpoint
ALTER TABLE "arrivals" RENAME COLUMN "lb" TO "logs_bounce";--> statement-breakpoint
ALTER TABLE "postback_calls" RENAME COLUMN "at" TO "called_at";--> statement-breakpoint
ALTER TABLE "redeemed_challenges" RENAME CONSTRAINT "used_challenges_pkey" TO "redeemed_challenges_pkey";--> statement-breakpoint
ALTER INDEX "used_challenges_end" RENAME TO "redeemed_challenges_end";--> statement-breakpoint
ALTER TABLE "idempotency_records" RENAME CONSTRAINT "write_answers_pkey" TO "idempotency_records_pkey";--> statement-breakpoint
ALTER INDEX "write_answers_start" RENAME TO "idempotency_records_start";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME CONSTRAINT "address_marks_hash_brand_id_pk" TO "returning_members_hash_brand_id_pk";--> statement-breakpoint
ALTER TABLE "returning_members" RENAME CONSTRAINT "address_marks_brand_id_brands_id_fk" TO "returning_members_brand_id_brands_id_fk";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "users_signup_key_unique" TO "users_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "likes" RENAME CONSTRAINT "likes_from_profile_to_profile_pk" TO "likes_liker_profile_id_liked_profile_id_pk";--> statement-breakpoint
ALTER TABLE "likes" RENAME CONSTRAINT "likes_from_profile_profiles_id_fk" TO "likes_liker_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "likes" RENAME CONSTRAINT "likes_to_profile_profiles_id_fk" TO "likes_liked_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "blocks" RENAME CONSTRAINT "blocks_blocker_blocked_pk" TO "blocks_blocker_profile_id_blocked_profile_id_pk";--> statement-breakpoint
ALTER TABLE "blocks" RENAME CONSTRAINT "blocks_blocker_profiles_id_fk" TO "blocks_blocker_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "blocks" RENAME CONSTRAINT "blocks_blocked_profiles_id_fk" TO "blocks_blocked_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "profile_notes" RENAME CONSTRAINT "profile_notes_author_about_pk" TO "profile_notes_author_profile_id_subject_profile_id_pk";--> statement-breakpoint
ALTER TABLE "profile_notes" RENAME CONSTRAINT "profile_notes_author_profiles_id_fk" TO "profile_notes_author_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "profile_notes" RENAME CONSTRAINT "profile_notes_about_profiles_id_fk" TO "profile_notes_subject_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "drafts" RENAME CONSTRAINT "drafts_author_about_pk" TO "drafts_sender_profile_id_recipient_profile_id_pk";--> statement-breakpoint
ALTER TABLE "drafts" RENAME CONSTRAINT "drafts_author_profiles_id_fk" TO "drafts_sender_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "drafts" RENAME CONSTRAINT "drafts_about_profiles_id_fk" TO "drafts_recipient_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payment_once_for_a_key" TO "payment_once_for_an_idempotency_key";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME CONSTRAINT "withdrawals_receipt_unique" TO "withdrawals_reference_unique";--> statement-breakpoint
ALTER TABLE "withdrawals" RENAME CONSTRAINT "withdrawals_key_unique" TO "withdrawals_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "complaints" RENAME CONSTRAINT "complaints_receipt_unique" TO "complaints_reference_unique";--> statement-breakpoint
ALTER TABLE "complaints" RENAME CONSTRAINT "complaints_key_unique" TO "complaints_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "complaints" RENAME CONSTRAINT "complaints_reporter_users_id_fk" TO "complaints_reporter_user_id_users_id_fk";--> statement-breakpoint
ALTER FUNCTION keep_package_price() RENAME TO record_package_price;--> statement-breakpoint
ALTER TRIGGER "package_price_is_kept" ON "credit_packages" RENAME TO "package_price_is_recorded";--> statement-breakpoint
ALTER FUNCTION keep_consent() RENAME TO guard_consent;--> statement-breakpoint
ALTER TRIGGER "consent_is_kept" ON "consent_log" RENAME TO "consent_is_guarded";--> statement-breakpoint
ALTER FUNCTION keep_decision() RENAME TO guard_decision;--> statement-breakpoint
ALTER TRIGGER "decision_is_kept" ON "decisions" RENAME TO "decision_is_guarded";--> statement-breakpoint
ALTER FUNCTION keep_appeal() RENAME TO guard_appeal;--> statement-breakpoint
ALTER TRIGGER "appeal_is_kept" ON "appeals" RENAME TO "appeal_is_guarded";
