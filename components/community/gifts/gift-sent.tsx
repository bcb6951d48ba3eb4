import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Gift } from '#lib/contract/community/chat-vocabulary.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GiftDrawing } from '../../ui/gift-drawing.tsx';
import styles from './gifts.module.css';

type Props = { gift: Gift; member: { name: string }; conversation: number };

/** The gift was sent: its image and a link to the conversation. */
export function GiftSent({ gift, member, conversation }: Props) {
  const t = useTranslations('gifts');
  const names = useTranslations('giftNames');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has unmounted; focusing the heading also announces it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <GiftDrawing gift={gift} alt="" size={128} />
      <h3 ref={heading} tabIndex={-1} className={`h4 ${styles.sentTitle}`}>
        {t('sent', { gift: names(gift) })}
      </h3>
      <p>{t('sentText', { name: member.name })}</p>
      <ButtonLink href={`/chats/${conversation}`} className="w-100">
        {t('toChat')}
      </ButtonLink>
    </div>
  );
}
