'use client';

// The complaint form, open to all; an island because it sends once under one key and shows the receipt.

import { useEffect, useState } from 'react';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { proveOnFocus, withProof } from '#lib/browser/transport/with-proof.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import {
  checkComplaint,
  complainedProfile,
  complaintCategories,
  type ComplaintValues,
} from '#lib/rules/trust/complaints.ts';
import { FormFailure, Honeypot, useApiForm } from '../../ui/api-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { resolverResult } from '../../ui/resolver-result.ts';
import { ComplaintReceived, type Received } from './complaint-received.tsx';

type ComplaintFormProps = {
  texts: Texts['complaints'];
  errors: ErrorTexts;
};

export function ComplaintForm({ texts, errors }: ComplaintFormProps) {
  const [received, setReceived] = useState<Received | null>(null);
  const [getKey, setGetKey] = useState(contentKeys);
  const form = useApiForm<ComplaintValues>(
    {
      defaultValues: { name: '', email: '', category: 'other', text: '', website: '' },
      resolver: (values) => resolverResult(values, checkComplaint(values)),
    },
    errors,
    async ({ website, ...values }) => {
      const body = { ...values, website: website || undefined };
      const { receipt, received_at: at } = await withProof((proof) =>
        callApi('POST /api/complaint.php', { body: { ...body, proof }, key: getKey(body) }),
      );
      setReceived({ receipt, at, email: values.email.trim() });
    },
  );
  const { register, submit, setValue, reset, failure, getFieldError, isSubmitting } = form;
  // Profiles link here with their number, which is filled in.
  useEffect(() => {
    const profile = complainedProfile(window.location.search);
    if (profile === null) return;
    setValue('category', 'profile');
    setValue('text', fill(texts.aboutProfile, { id: profile }));
  }, [setValue, texts.aboutProfile]);
  const startAgain = () => {
    setGetKey(contentKeys);
    reset();
    setReceived(null);
  };

  if (received) return <ComplaintReceived texts={texts.received} received={received} onRetry={startAgain} />;
  return (
    <form method="post" noValidate ref={proveOnFocus} onSubmit={(event) => void submit(event)}>
      <FormFailure text={failure} />
      <SelectField
        id="complaint-category"
        label={texts.category}
        error={getFieldError('category')}
        options={complaintCategories.map((value) => ({ value, text: texts.categories[value] }))}
        {...register('category')}
      />
      <Field id="complaint-name" label={texts.name} error={getFieldError('name')}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field id="complaint-email" label={texts.email} error={getFieldError('email')}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="complaint-text" label={texts.text} hint={texts.textHint} error={getFieldError('text')}>
        {(control) => <textarea {...control} {...register('text')} rows={6} />}
      </Field>
      <Honeypot registered={register('website')} />
      <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
