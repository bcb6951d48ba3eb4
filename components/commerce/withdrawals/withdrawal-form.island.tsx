'use client';

// The withdrawal form, open to all: declaration, confirmation, receipt. An island because it prefills member data,
// sends once under one key and shows the receipt.

import { useEffect, useState, useRef } from 'react';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall, useUser } from '#lib/browser/transport/hooks.ts';
import { useSignedIn, isSignedIn } from '#lib/browser/session/signed-in.ts';
import { proveOnFocus, withProof } from '#lib/browser/transport/with-proof.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { checkWithdrawal, namedOrder, type WithdrawalValues } from '#lib/rules/commerce/withdrawal-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Honeypot, FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { Field } from '../../ui/field.tsx';
import { resolverResult } from '../../ui/resolver-result.ts';
import { WithdrawalCheck, WithdrawalReceived, type Received } from './withdrawal-check.tsx';

/** Error kind for a number without a matching order of the member. */
const orderUnknown = 'order_unknown';

type WithdrawalFormProps = { texts: Texts['withdrawal']; errors: ErrorTexts };

export function WithdrawalForm({ texts, errors }: WithdrawalFormProps) {
  const [declared, setDeclared] = useState<WithdrawalValues | null>(null);
  const [received, setReceived] = useState<Received | null>(null);
  const [getKey] = useState(contentKeys);
  const isDoubtful = useOrderNumberWarning();
  const form = useApiForm<WithdrawalValues>(
    {
      defaultValues: { name: '', order: '', email: '', website: '' },
      resolver: (values) => resolverResult(values, checkWithdrawal(values)),
    },
    errors,
    (values) => (declared ? confirm(values) : check(values)),
  );
  const { register, submit, setError, getValues, setValue, setFocus, failure, getFieldError, isSubmitting } =
    form;
  // The payment list and the order confirmation link here with the order's number.
  useEffect(() => {
    const order = namedOrder(window.location.search);
    if (order) setValue('order', order);
  }, [setValue]);
  const { user } = useUser();
  useEffect(() => {
    if (!user) return;
    const own = { name: user.profile.name, email: user.email };
    for (const field of ['name', 'email'] as const) if (!getValues(field)) setValue(field, own[field]);
  }, [user, getValues, setValue]);
  const order = useSignedIn() && declared?.order.trim();
  const { data: sum } = useCall('GET /api/withdrawal.php', order ? { order } : null);
  const orderError =
    form.formState.errors.order?.type === orderUnknown ? texts.orderUnknown : getFieldError('order');

  // The field mounts with the next render.
  const focusLater = (field: keyof WithdrawalValues) => setTimeout(() => setFocus(field));
  const change = () => {
    setDeclared(null);
    focusLater('name');
  };
  async function check(values: WithdrawalValues) {
    if (await isDoubtful(values.order.trim()))
      setError('order', { type: orderUnknown }, { shouldFocus: true });
    else setDeclared(values);
  }
  async function confirm({ website, ...values }: WithdrawalValues) {
    const body = { ...values, website: website || undefined };
    try {
      const { received_at: at, ...receipt } = await withProof((proof) =>
        callApi('POST /api/withdrawal.php', { body: { ...body, proof }, key: getKey(body) }),
      );
      // Orders are matched by mail address; with another address, staff checks first.
      const isOwn = user?.email.toLowerCase() === values.email.trim().toLowerCase();
      setReceived({ ...values, ...receipt, at, refund: isOwn ? sum : undefined });
    } catch (cause) {
      if (cause instanceof ApiError && cause.data.fields) {
        setDeclared(null);
        const refused = (['name', 'order', 'email'] as const).find((field) => cause.data.fields?.[field]);
        if (refused) focusLater(refused);
      }
      throw cause;
    }
  }

  if (received) return <WithdrawalReceived texts={texts} received={received} />;
  if (declared) {
    return (
      <WithdrawalCheck
        texts={texts}
        declared={declared}
        sum={sum}
        failure={failure}
        busy={isSubmitting}
        onConfirm={() => void submit()}
        onChange={change}
      />
    );
  }
  return (
    <form method="post" noValidate ref={proveOnFocus} onSubmit={(event) => void submit(event)}>
      <FormFailure text={failure} />
      <Field id="withdrawal-name" label={texts.name} error={getFieldError('name')}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field id="withdrawal-order" label={texts.order} hint={texts.orderHint} error={orderError}>
        {(control) => (
          <input {...control} {...register('order')} autoComplete="off" autoCapitalize="characters" />
        )}
      </Field>
      <Field id="withdrawal-email" label={texts.email} error={getFieldError('email')}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Honeypot registered={register('website')} />
      <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
        {texts.next}
      </Button>
    </form>
  );
}

/**
 * Whether a number matches none of the member's withdrawable orders. Warns once per number: submitting it again is
 * accepted. Visitors' numbers and failed lookups are not doubted.
 */
function useOrderNumberWarning(): (order: string) => Promise<boolean> {
  const doubted = useRef<string | null>(null);
  return async (order) => {
    if (!isSignedIn() || doubted.current === order) return false;
    try {
      await callApi('GET /api/withdrawal.php', { query: { order } });
      return false;
    } catch (cause) {
      if (getErrorCode(cause) !== 'not_found') return false;
      doubted.current = order;
      return true;
    }
  };
}
