import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import { clearInvitation, getInvitation } from '#lib/browser/identity/invitation.ts';
import { afterLogin } from '#lib/browser/session/after-login.ts';
import { signupTracking } from '#lib/browser/growth/traffic-source.ts';
import { withProof } from '#lib/browser/transport/with-proof.ts';
import { trimText } from '#lib/contract/community/visible-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { Gender, Sexuality } from '#lib/contract/vocabulary.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { joinDate } from '#lib/rules/identity/birth-date.ts';
import type { SignupField, SignupValues } from '#lib/rules/identity/signup-fields.ts';
import type { SignupMessage } from '#lib/rules/identity/signup-message.ts';

const getKey = contentKeys();
const messageField = 'signup_message';

/**
 * Creates the account and its session. A retry after a lost response uses the same key for the same draft, so that it
 * never creates a second account.
 * @throws ApiError
 */
export async function sendSignup(
  values: SignupValues,
  language: Locale,
  message?: SignupMessage,
): Promise<void> {
  const written = message && trimText(message.body);
  const body = {
    gender: values.gender as Gender,
    sexuality: values.sexuality as Sexuality,
    date_of_birth: joinDate(values) ?? '',
    name: values.name.trim(),
    country: values.country,
    region: values.region || null,
    city: values.city.trim(),
    email: values.email.trim(),
    password: values.password,
    language,
    consent_terms: values.consent_terms,
    consent_sensitive: values.consent_sensitive,
    signup_message: message && written ? { id: message.id, body: written } : undefined,
    tracking: signupTracking(),
    consent_attribution: values.consent_attribution || undefined,
    invitation: getInvitation() ?? undefined,
    website: values.website || undefined,
  };
  const { user } = await withProof((proof) =>
    callApi('POST /api/signup.php', { body: { ...body, proof }, key: getKey(body) }),
  );
  clearInvitation();
  await afterLogin(user);
}

/** The fields that the server rejected, by their form names. */
export function refusedFields(error: unknown): [SignupField, FieldError][] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'under_age') return [['day', 'under_age']];
  return Object.entries(error.data.fields ?? {})
    .filter(([field]) => field !== messageField)
    .map(([field, reason]) => [field === 'date_of_birth' ? 'day' : (field as SignupField), reason]);
}

/** The server's objection to the first message; null for none. */
export function refusedMessage(error: unknown): FieldError | null {
  return (error instanceof ApiError && error.data.fields?.[messageField]) || null;
}
