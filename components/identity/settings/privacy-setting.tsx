import { useOptimistic, useTransition } from 'react';
import { mutate } from 'swr';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { attempt } from '../../ui/attempt.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SwitchRow } from './switch-row.tsx';

type PrivacySettingProps = {
  texts: Texts['settings']['privacy'];
  user: User;
  failed: (cause: unknown) => string;
};

/** Read receipts, which work in both directions or in none. */
export function PrivacySetting({ texts, user, failed }: PrivacySettingProps) {
  const [isOn, showOn] = useOptimistic(user.read_receipts);
  const [, startSaving] = useTransition();
  const save = (read_receipts: boolean) =>
    startSaving(async () => {
      showOn(read_receipts);
      const send = async () => {
        const answer = await callApi('PUT /api/user.php', { body: { read_receipts } });
        await mutate<CallResponse<'GET /api/user.php'>>(['GET /api/user.php', undefined], answer, {
          revalidate: false,
        });
        void refresh([{ name: 'GET /api/chats.php' }, { name: 'GET /api/chat.php' }]);
      };
      await attempt('privacy', send, failed);
    });
  return (
    <SectionCard title={texts.title}>
      <SwitchRow
        id="settings-receipts"
        label={texts.receipts}
        hint={texts.receiptsText}
        on={isOn}
        onSwitch={save}
      />
    </SectionCard>
  );
}
