import { useTranslations } from 'next-intl';

type Props = {
  form: string;
  editing: { busy: boolean } | null;
  /** Credits that go with the press; 0 is free. */
  cost: number;
  disabled: boolean;
};

/** Sends what was written and says what that costs, or saves a changed text. */
export function SendButton({ form, editing, cost, disabled }: Props) {
  const t = useTranslations('chat');
  const own = useTranslations('composer');
  const sending = cost > 0 ? t('sendFor', { credits: cost }) : own('sendFree');
  return (
    <button type="submit" form={form} className="btn btn-primary" disabled={disabled}>
      {editing ? own(editing.busy ? 'saving' : 'save') : sending}
    </button>
  );
}
