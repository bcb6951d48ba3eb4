-- An installation whose schema is that of migration 0031: rows in every table of which a later migration renames something.
-- Alice and Bob are members; Carla's account is due for erasure.
INSERT INTO companies (name, address, kvk, city, country, tradenames, vat_numbers, support_phone, added)
  VALUES ('Vonk', 'Kade 1', '1', 'Utrecht', 'NL', '{}', '{}', '', '2024-01-01T00:00:00Z');
INSERT INTO brands (id, name, company_id, pool, settings) VALUES ('herzfunke', 'Herzfunke', 1, 'pool', :settings);
INSERT INTO credit_packages (brand_id, credits, amount, currency) VALUES ('herzfunke', 35, 4599, 'EUR');

INSERT INTO users (brand_id, email, password_hash, status, language, signup_date, confirmed_at, consents, signup_key,
  leaving_at, earlier_gifts, earlier_discounts)
VALUES
  ('herzfunke', 'alice@people.example', 'x', 'active', 'de', now(), now(), '{}', 'key of Alice',
    now(), '{signup,goodbye}', '{7}'),
  ('herzfunke', 'bob@people.example', 'x', 'active', 'de', now(), now(), '{}', 'key of Bob', NULL, '{}', '{}');
INSERT INTO users (brand_id, email, password_hash, status, language, signup_date, confirmed_at, consents, signup_key,
  deleted_at, erase_at, deleted_from)
VALUES ('herzfunke', 'carla@people.example', 'x', 'deleted', 'de', now(), now(), '{}', 'key of Carla',
  now() - interval '15 days', now() - interval '1 day', '{"account": "active", "profile": "active"}');
INSERT INTO profiles (user_id, brand_id, pool, status, fictional, name, gender, date_of_birth, country, city, language,
  created_at, last_active_at)
SELECT id, 'herzfunke', 'pool', CASE status WHEN 'active' THEN 'active' ELSE 'deleted' END, false,
  initcap(split_part(email, '@', 1)), 'woman', '1990-01-01', 'DE', 'Nowhere', 'de', now(), '2026-11-01T10:00:00Z'
FROM users ORDER BY id;

INSERT INTO photos (profile_id, position, status, hash, width, height, thumbhash, upload_key, created_at)
  VALUES (1, 0, 'active', 'a', 100, 100, '', 'key of the upload', now());
INSERT INTO likes (from_profile, to_profile, created_at) VALUES (1, 2, now()), (3, 1, now());
INSERT INTO blocks (blocker, blocked, created_at, carried, secret)
  VALUES (1, 2, now(), false, false), (2, 1, now(), true, true), (3, 2, now(), false, false);
INSERT INTO profile_notes (author, about, note, changed_at) VALUES (1, 2, 'Note of Alice', now()), (3, 1, 'x', now());
INSERT INTO conversations (profile_a, profile_b, started_by, created_at) VALUES (1, 2, 1, now());
INSERT INTO conversation_members (conversation_id, profile_id, other_profile_id) VALUES (1, 1, 2), (1, 2, 1);
INSERT INTO drafts (author, about, body, changed_at) VALUES (1, 2, 'Draft of Alice', now()), (3, 1, 'x', now());

INSERT INTO discount_codes (brand_id, code, value_percentage, user_id, expires, status, paymentmethods, kind)
  VALUES ('herzfunke', 'STAY-1', 25, 1, '2027-01-01T00:00:00Z', 'active', '{}', 'goodbye');
INSERT INTO payments (number, token, key, user_id, brand_id, package_id, credits, amount, list_amount, currency, country,
  vat_rate, method, provider, status, locale, created_at, settled_at)
SELECT 'V26-' || id, gen_random_uuid(), 'key of ' || id, id, 'herzfunke', 1, 35, 4599, 4599, 'EUR', 'DE', 1900,
  'creditcard', 'sandbox', 'completed', 'de', now(), now()
FROM users WHERE id <> 2 ORDER BY id;
INSERT INTO payment_events (provider, provider_ref, payment_id, source, told, outcome, received_at)
  VALUES ('sandbox', 'ref', 1, 'webhook', 'paid', 'settled', now());
INSERT INTO withdrawals (receipt, key, brand_id, name, order_number, email, locale, payment_id, status, spent_amount,
  forget, created_at)
VALUES
  ('W-1', 'herzfunke:1', 'herzfunke', 'Alice', 'V26-1', 'alice@people.example', 'de', 1, 'refunding', 1200, false, now()),
  ('W-2', 'herzfunke:2', 'herzfunke', 'Carla', 'V26-3', 'carla@people.example', 'de', 2, 'refunding', 0, true, now());

INSERT INTO complaints (brand_id, receipt, key, name, email, category, text, locale, reporter, reported_profile,
  reported_photo, reported_message, forget, created_at)
VALUES
  ('herzfunke', 'HERZFUNKE-1', 'herzfunke:1', 'Alice', 'alice@people.example', 'report_fake', 'Complaint of Alice',
    'de', 1, 2, 'b', 81, '{}', now()),
  ('herzfunke', 'HERZFUNKE-2', 'herzfunke:2', 'Carla', 'carla@people.example', 'report_fake', 'Complaint of Carla',
    'de', 3, 2, NULL, NULL, '{complainant}', now());
INSERT INTO decisions (reference, complaint_id, user_id, profile, action, ground, reason, photo, message, decided_by,
  decided_at)
VALUES ('VONK-1', 1, 2, 2, 'warning', 'fake', 'Reason', 'b', 81, 'desk', now()),
  ('VONK-2', 2, 2, 2, 'none', 'no_violation', 'Reason', NULL, NULL, 'desk', now());

INSERT INTO login_history (user_id, outcome, user_agent, at)
  VALUES (1, 'logged_in', 'recent', now()), (1, 'logged_in', 'old', now() - interval '91 days');
INSERT INTO consent_log (user_id, kind, granted, at) VALUES (1, 'sensitive', true, '2026-11-01T10:00:00Z');
INSERT INTO exports (user_id, state, ordered_at) VALUES (1, 'failed', now());
INSERT INTO arrivals (brand_id, bot, created_at, lb)
  VALUES ('herzfunke', false, now(), true), ('herzfunke', false, now(), false);
INSERT INTO conversions (key, event, transaction, brand_id, bot, created_at)
  VALUES ('lead:1', 'lead', gen_random_uuid(), 'herzfunke', false, now());
INSERT INTO postbacks (conversion_id, state, due_at, created_at) VALUES (1, 'done', now(), now());
INSERT INTO postback_calls (postback_id, at, status, milliseconds, answer)
  VALUES (1, now(), 200, 1, 'OK'), (1, now() - interval '400 days', 200, 1, 'OK');

INSERT INTO address_marks (hash, brand_id, pool, gifts, conversations, discounts, blocked, blocked_by, expires_at)
VALUES
  ('\x01', 'herzfunke', 'pool', '{signup}', 2, '{7}', '{1}', '{2,3}', now() + interval '1 day'),
  ('\x02', 'herzfunke', 'pool', '{}', 0, '{}', '{}', '{}', now() - interval '1 day');
INSERT INTO used_challenges (hash, key, expires_at)
  VALUES ('\x01', 'fingerprint', now() + interval '1 day'), ('\x02', NULL, now() - interval '1 day');
INSERT INTO write_answers (hash, started_at, answer)
  VALUES ('\x01', now(), '\x00'), ('\x02', now() - interval '2 days', NULL);

INSERT INTO package_prices (package_id, amount, since) VALUES (1, 4599, '2026-11-01T10:00:00Z');
INSERT INTO swipes (profile_id, other_profile_id, verdict, day, created_at) VALUES (1, 2, 'like', '2026-11-01', now());
INSERT INTO mail_requests (brand_id, address_hash, purpose, day, count) VALUES ('herzfunke', '\x01', 'activation', '2026-11-01', 2);
INSERT INTO mail_events (id, brand_id, address_hash, kind, at, received_at)
  VALUES ('event', 'herzfunke', '\x01', 'soft_bounce', '2026-11-01T10:00:00Z', now());
INSERT INTO mail_deliveries (job_id, kind, subject_id, brand_id, state, tries, created_at, tried_at)
  VALUES (gen_random_uuid(), 'activation', 1, 'herzfunke', 'given_up', 3, now(), now());
INSERT INTO mailings (user_id, kind, subject, day, sent_at) VALUES (1, 'weekly_updates', '', '2026-11-01', now());
INSERT INTO receipt_counters (company_id, year, last) VALUES (1, 2026, 41);
INSERT INTO metric_reporters (figures, process, until) VALUES ('members', 'a', now());
