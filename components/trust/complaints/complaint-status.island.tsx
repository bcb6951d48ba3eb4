'use client';

// Shows the state of a complaint, without login, to those who know its number and mail address. An island because it
// fetches the state and reads the number from a mail's link.

import { useEffect, useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { referenceInQuery } from '#lib/rules/trust/complaints.ts';
import { checkEmail, foundErrors } from '#lib/rules/platform/text-fields.ts';
import { FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { resolverResult } from '../../ui/resolver-result.ts';
import { StatusResult } from './status-result.tsx';

type Props = { texts: Texts['decisions']; errors: ErrorTexts };

export function ComplaintStatus({ texts, errors }: Props) {
  const [found, setFound] = useState<CallResponse<'POST /api/complaint-status.php'> | null>(null);
  const { status } = texts;
  const form = useApiForm(
    {
      defaultValues: { receipt: '', email: '' },
      resolver: (values) =>
        resolverResult(
          values,
          foundErrors({
            receipt: values.receipt.trim() ? null : 'required',
            email: checkEmail(values.email),
          }),
        ),
    },
    { ...errors, not_found: status.none },
    async (body) => setFound(await callApi('POST /api/complaint-status.php', { body })),
  );
  const { register, submit, setValue, setFocus, getFieldError } = form;

  useEffect(() => {
    const receipt = referenceInQuery(window.location.search);
    if (receipt === null) return;
    setValue('receipt', receipt);
    // This also scrolls there, for visitors from the mail's link.
    setFocus('email');
  }, [setValue, setFocus]);

  if (found)
    return (
      <StatusResult
        found={found}
        email={form.getValues('email')}
        texts={texts}
        errors={errors}
        onAppealed={() => void submit()}
        onRetry={() => setFound(null)}
      />
    );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="vk-muted">{status.intro}</p>
      <FormFailure text={form.failure} />
      <Field id="status-receipt" label={status.receipt} error={getFieldError('receipt')}>
        {(control) => (
          <input {...control} {...register('receipt')} autoComplete="off" autoCapitalize="characters" />
        )}
      </Field>
      <Field id="status-email" label={status.email} error={getFieldError('email')}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Button type="submit" variant="outline" className="w-100" busy={form.isSubmitting}>
        {status.submit}
      </Button>
    </form>
  );
}
