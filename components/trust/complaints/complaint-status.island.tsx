'use client';

// Shows the state of a complaint, without login, to those who know its number and mail address. An island because it
// fetches the state and reads the number from a mail's link.

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { referenceInQuery } from '#lib/rules/trust/complaints.ts';
import { checkEmail, foundErrors } from '#lib/rules/platform/text-fields.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { StatusResult } from './status-result.tsx';

type Props = { texts: Texts['decisions']; errors: ErrorTexts };
type Wrong = { receipt?: FieldError; email?: FieldError; failure?: string };

export function ComplaintStatus({ texts, errors }: Props) {
  const [query, setQuery] = useState({ receipt: '', email: '' });
  const [found, setFound] = useState<ResponseOf<'POST /api/complaint-status.php'> | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const { status } = texts;

  useEffect(() => {
    const receipt = referenceInQuery(window.location.search);
    if (receipt === null) return;
    setQuery((before) => ({ ...before, receipt }));
    // This also scrolls there, for visitors from the mail's link.
    address.current?.focus();
  }, []);

  const look = async () => {
    try {
      setFound(await callApi('POST /api/complaint-status.php', { body: query }));
      setWrong({});
    } catch (cause) {
      const isUnknown = cause instanceof ApiError && cause.code === 'not_found';
      setWrong({ failure: isUnknown ? status.none : errorText(cause, errors) });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const judged = judge(query);
    setWrong(judged);
    if (Object.keys(judged).length > 0) return;
    setBusy(true);
    await look();
    setBusy(false);
  };

  if (found)
    return (
      <StatusResult
        found={found}
        email={query.email}
        texts={texts}
        errors={errors}
        onAppealed={() => void look()}
        onRetry={() => setFound(null)}
      />
    );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="vk-muted">{status.intro}</p>
      <FormFailure text={wrong.failure} />
      <Field id="status-receipt" label={status.receipt} error={fieldText(wrong.receipt, errors)}>
        {(control) => (
          <input
            {...control}
            value={query.receipt}
            onChange={(event) => setQuery({ ...query, receipt: event.target.value })}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
      </Field>
      <Field id="status-email" label={status.email} error={fieldText(wrong.email, errors)}>
        {(control) => (
          <input
            {...control}
            ref={address}
            type="email"
            value={query.email}
            onChange={(event) => setQuery({ ...query, email: event.target.value })}
            autoComplete="email"
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="w-100" busy={busy}>
        {status.submit}
      </Button>
    </form>
  );
}

function judge({ receipt, email }: { receipt: string; email: string }): Wrong {
  return foundErrors({ receipt: receipt.trim() ? null : 'required', email: checkEmail(email) });
}
