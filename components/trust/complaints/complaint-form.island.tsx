'use client';

// The complaint form, open to all; an island because it sends once under one key and shows the receipt.

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { proveOnFocus, withProof } from '#lib/browser/transport/with-proof.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import {
  checkComplaint,
  complainedProfile,
  complaintCategories,
  type ComplaintValues,
} from '#lib/rules/trust/complaints.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { Field } from '../../ui/field.tsx';
import { ComplaintReceived, type Received } from './complaint-received.tsx';

type ComplaintFormProps = {
  texts: Texts['complaints'];
  errors: ErrorTexts;
};

export function ComplaintForm({ texts, errors }: ComplaintFormProps) {
  const [received, setReceived] = useState<Received | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [keyOf, setKeyOf] = useState(contentKeys);
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<ComplaintValues>({
    defaultValues: {
      name: '',
      email: '',
      category: 'other',
      text: '',
      website: '',
    },
    resolver: (values) => {
      const wrong = Object.entries(checkComplaint(values));
      if (wrong.length === 0) return { values, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(wrong.map(([field, type]) => [field, { type, message: type }])),
      };
    },
  });
  // Profiles link here with their number, which is filled in.
  useEffect(() => {
    const profile = complainedProfile(window.location.search);
    if (profile === null) return;
    setValue('category', 'profile');
    setValue('text', fill(texts.aboutProfile, { id: profile }));
  }, [setValue, texts.aboutProfile]);
  const error = (field: keyof ComplaintValues) => fieldText(formState.errors[field]?.message, errors);

  const send = handleSubmit(async ({ website, ...values }) => {
    setFailure(null);
    try {
      const body = { ...values, website: website || undefined };
      const { receipt, received_at: at } = await withProof((proof) =>
        callApi('POST /api/complaint.php', { body: { ...body, proof }, key: keyOf(body) }),
      );
      setReceived({ receipt, at, email: values.email.trim() });
    } catch (cause) {
      const fields = Object.entries((cause instanceof ApiError && cause.data.fields) || {});
      for (const [field, reason] of fields) setError(field as keyof ComplaintValues, { message: reason });
      if (fields.length === 0) setFailure(errorText(cause, errors));
    }
  });
  const startAgain = () => {
    setKeyOf(contentKeys);
    reset();
    setReceived(null);
  };

  if (received) return <ComplaintReceived texts={texts.received} received={received} onRetry={startAgain} />;
  return (
    <form method="post" noValidate ref={proveOnFocus} onSubmit={(event) => void send(event)}>
      <FormFailure text={failure} />
      <Field id="complaint-category" label={texts.category} error={error('category')}>
        {(control) => (
          <select
            {...control}
            className={control.className.replace('form-control', 'form-select')}
            {...register('category')}
          >
            {complaintCategories.map((category) => (
              <option key={category} value={category}>
                {texts.categories[category]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="complaint-name" label={texts.name} error={error('name')}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field id="complaint-email" label={texts.email} error={error('email')}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="complaint-text" label={texts.text} hint={texts.textHint} error={error('text')}>
        {(control) => <textarea {...control} {...register('text')} rows={6} />}
      </Field>
      <Honeypot registered={register('website')} />
      <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
