import { hasVisibleText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';

/** The form of a direct debit as it is typed (section 3). */
export type DebitValues = {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  mobile: string;
  consent: boolean;
  /** Express request to begin within the time to withdraw. */
  begin_at_once: boolean;
};

export const emptyDebit: DebitValues = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  mobile: '',
  consent: false,
  begin_at_once: false,
};

/** What can be told of a form without asking; phones are left to the server, which knows their numbering. */
export function checkDebit(
  values: DebitValues,
  refuseIban: (iban: string) => FieldError | null,
  /** Whether there is a right to withdraw, so that beginning has to be asked for. */
): Partial<Record<keyof DebitValues, FieldError>> {
  const wrong: Partial<Record<keyof DebitValues, FieldError>> = {};
  const { consent, begin_at_once: begins, ...lines } = values;
  for (const [name, text] of Object.entries(lines) as [keyof typeof lines, string][])
    if (!hasVisibleText(text)) wrong[name] = 'required';
  const iban = wrong.iban ?? refuseIban(values.iban);
  if (iban) wrong.iban = iban;
  if (!wrong.house_number && !/\d/.test(values.house_number)) wrong.house_number = 'invalid';
  if (!consent) wrong.consent = 'consent_missing';
  if (!begins) wrong.begin_at_once = 'consent_missing';
  return wrong;
}
