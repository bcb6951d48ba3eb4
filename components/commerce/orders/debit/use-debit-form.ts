import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldError } from '#lib/contract/errors.ts';
import { saveDebitDraft, loadDebitDraft, checkDebit, type DebitValues } from '#lib/rules/commerce/debit.ts';
import { tabStorage } from '#lib/browser/storage/storage.ts';
import { resolverResult } from '../../../ui/resolver-result.ts';

/** The direct debit form: validated on blur, and stored in this tab except for account and consent. */
export function useDebitForm(userId: number) {
  const [draft] = useState(() => loadDebitDraft(tabStorage, userId));
  const form = useForm<DebitValues>({
    mode: 'onTouched',
    defaultValues: draft,
    resolver: async (values) => resolverResult(values, checkDebit(values, await loadIbanCheck())),
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDebitDraft(tabStorage, userId, values),
      }),
    [subscribe, userId],
  );
  return form;
}

/** IBAN rules load on the first blur; without a network only the server validates. */
async function loadIbanCheck(): Promise<(iban: string) => FieldError | null> {
  try {
    return (await import('#lib/rules/commerce/iban.ts')).refuseIban;
  } catch {
    return () => null;
  }
}
