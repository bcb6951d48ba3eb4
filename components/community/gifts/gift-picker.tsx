import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { GiftForm } from './gift-form.tsx';
import { GiftsSkeleton } from './gifts-skeleton.tsx';
import { loadGiftTexts, type GiftTexts } from './load-gift-texts.ts';

type Props = {
  member: { id: number; name: string };
  /** Announced while texts and balance load. */
  loading: string;
  /** The conversation is the screen below, so it is not linked. */
  inChat: boolean;
  onClose: () => void;
};

/** The gift form, once its texts and the balance have loaded. */
export function GiftPicker({ member, loading, inChat, onClose }: Props) {
  const { locale, errorTexts } = useSite();
  const { user, error, mutate } = useUser();
  const [texts, setTexts] = useState<GiftTexts | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    setFailed(false);
    loadGiftTexts(locale).then(setTexts, () => setFailed(true));
  }, [locale, attempt]);

  if (failed || (error && !user)) {
    const again = () => {
      setAttempt((before) => before + 1);
      if (error) void mutate();
    };
    return <ErrorState text={errorTexts.text} retryLabel={errorTexts.again} onRetry={again} />;
  }
  if (!texts || !user) return <GiftsSkeleton label={loading} />;
  return (
    <NextIntlClientProvider locale={locale} messages={texts}>
      <GiftForm member={member} user={user} inChat={inChat} onClose={onClose} />
    </NextIntlClientProvider>
  );
}
