/** The closed list of error codes with their HTTP status. */
export const errorStatus = {
  malformed_json: 400,
  invalid_input: 422,
  body_too_large: 413,
  body_too_slow: 408,
  unknown_call: 404,
  method_not_allowed: 405,
  not_found: 404,
  gone: 410,
  /** The profile is for members only, and the caller has no session. */
  members_only: 404,
  authentication_required: 403,
  not_confirmed: 403,
  foreign_origin: 403,
  front_only: 403,
  too_many_requests: 429,
  internal_error: 500,
  backend_unavailable: 503,
  upstream_timeout: 504,

  login_failed: 401,
  account_locked: 429,
  login_guarded: 429,
  account_closed: 403,
  signups_closed: 403,
  under_age: 422,
  already_active: 409,
  activation_failed: 410,
  too_many_mails: 429,
  too_many_reset_mails: 429,
  proof_missing: 422,
  link_expired: 410,
  email_taken: 409,
  account_exists: 409,
  account_deleted: 403,
  terms_changed: 409,
  too_many_exports: 429,
  invitation_limit: 409,
  appeal_over: 409,
  signature_invalid: 403,

  blocked: 403,
  blocked_by: 403,
  recipient_unreachable: 409,
  not_enough_credits: 402,
  conversation_limit: 403,
  message_too_long: 422,
  too_late: 409,
  edit_limit: 409,
  premium_only: 403,

  photo_limit: 409,
  photo_unreadable: 422,
  photo_too_large: 413,
  photo_too_small: 422,
  swipe_limit: 403,

  discount_not_found: 404,
  discount_already_used: 409,
  discount_expired: 410,
  discount_minimum: 409,
  discount_country: 409,
  discount_method: 409,

  price_changed: 409,
  method_unavailable: 409,
  payment_refused: 402,
  provider_unavailable: 503,
  direct_debit_blocked: 403,
  direct_debit_limit: 409,
  sms_code_invalid: 422,
  sms_code_expired: 410,
  sms_code_used_up: 429,
  too_many_codes: 429,
  sms_limit: 429,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Errors of form fields; the browser shows `errors.field.<code>` beside the field. */
export const fieldErrors = [
  'required',
  'invalid',
  'invalid_email',
  /** Non-ASCII letters before the @. */
  'email_letters',
  'invalid_date',
  'under_age',
  'too_short',
  'too_long',
  'name_is_email',
  'name_starts_with_at',
  'name_reserved',
  'mixed_alphabets',
  'unusual_characters',
  'unknown_town',
  'weak_password',
  'consent_missing',
  'unknown_value',
  'contact_data',
  'invalid_iban',
  'invalid_mobile',
  'mobile_country',
  'iban_country',
  'wrong_password',
  'passwords_differ',
  'same_password',
  'same_email',
] as const;

export type FieldError = (typeof fieldErrors)[number];

/** The JSON body of every error response. */
export type ErrorBody = {
  error: ErrorCode;
  authentication_required?: true;
  fields?: Record<string, FieldError>;
  /** Whole minutes until a locked account reopens. */
  minutes?: number;
  /** Seconds until a refused request may be retried. */
  retry_after?: number;
  /** Credits that a refused action costs, and the member's balance. */
  needed?: number;
  credits?: number;
  /** The exceeded limit: photos of this member, swipe-game likes per day. */
  limit?: number;
  /** When a daily limit resets, ISO 8601 in UTC. */
  resets_at?: string;
};
