import type { UseFormReturn } from 'react-hook-form';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { SignupTexts } from '#lib/i18n/texts.ts';
import type { SignupValues } from '#lib/rules/identity/signup-fields.ts';

/** Props of every signup question. */
export type StepProps = { form: UseFormReturn<SignupValues>; texts: SignupTexts; errors: ErrorTexts };
