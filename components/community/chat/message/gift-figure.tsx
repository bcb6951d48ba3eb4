import { useTranslations } from 'next-intl';
import type { Gift } from '#lib/contract/vocabulary.ts';
import { GiftDrawing } from '#components/ui/gift-drawing.tsx';
import styles from './message.module.css';

/** A gift as a picture, with its name in words. */
export function GiftFigure({ gift }: { gift: Gift }) {
  const t = useTranslations('giftNames');
  return (
    <figure className={styles.gift}>
      <GiftDrawing gift={gift} alt="" size={112} />
      <figcaption>{t('message', { gift: t(gift) })}</figcaption>
    </figure>
  );
}
