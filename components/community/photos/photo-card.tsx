import { useTranslations } from 'next-intl';
import type { HTMLAttributes, Ref, ReactNode } from 'react';
import type { OwnPhoto } from '#lib/contract/community/photos.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.island.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './photo-card.module.css';
import board from './own-photos.module.css';

type PhotoActions = {
  onMove: (id: number, to: number, button: 'earlier' | 'later' | 'menu') => void;
  onCut: (photo: OwnPhoto) => void;
  onRemove: (photo: OwnPhoto) => void;
};

export type PhotoCardProps = PhotoActions & {
  photo: OwnPhoto;
  index: number;
  count: number;
  /** Props that make the picture draggable; none until loaded. */
  drag?: HTMLAttributes<HTMLDivElement> & { ref: Ref<HTMLDivElement> };
};

/** Id of a photo's button, so that the focus follows the moved photo. */
export function buttonId(id: number, button: 'earlier' | 'later' | 'menu'): string {
  return `photo-${id}-${button}`;
}

/** An own photo with its review status and actions by keyboard. */
export function PhotoCard({ photo, index, count, drag, onMove, onCut, onRemove }: PhotoCardProps) {
  const t = useTranslations('photoBoard');
  const { id, main, status, reason } = photo;
  const name = t('photo', { number: index + 1 });
  return (
    <div className={styles.card}>
      <div className={drag ? `${styles.frame} ${styles.movable}` : styles.frame} {...drag}>
        <Photo image={photo} alt={name} sizes="(min-width: 48em) 180px, 45vw" />
        <span className={styles.marks}>
          {main && <span className="badge badge-primary">{t('main')}</span>}
          {status === 'pending' && (
            <span className="badge badge-info">
              <Icon name="hourglass-split" /> {t('pending')}
            </span>
          )}
          {status === 'rejected' && (
            <span className="badge badge-danger">
              <Icon name="slash-circle" /> {t('rejected')}
            </span>
          )}
        </span>
      </div>
      {status === 'rejected' && (
        <p className={styles.reason}>
          <span>{t(`reasons.${reason ?? 'other'}`)}</span>{' '}
          <SiteLink href="/settings">{t('decision')}</SiteLink>
        </p>
      )}
      <div className={styles.actions} role="group" aria-label={name}>
        <button
          type="button"
          id={buttonId(id, 'earlier')}
          className="vk-round"
          aria-label={t('earlier', { number: index + 1 })}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(id, index - 1, 'earlier')}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          id={buttonId(id, 'later')}
          className="vk-round"
          aria-label={t('later', { number: index + 1 })}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(id, index + 1, 'later')}
        >
          <Icon name="arrow-right" />
        </button>
        <Menu
          id={buttonId(id, 'menu')}
          label={t('more', { number: index + 1 })}
          summary={<Icon name="three-dots" />}
          look={`vk-round ${styles.more}`}
        >
          {status === 'active' && !main && (
            <li>
              <button type="button" className="vk-menu-item" onClick={() => onMove(id, 0, 'menu')}>
                <Icon name="star" /> {t('makeMain')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className="vk-menu-item" onClick={() => onCut(photo)}>
              <Icon name="crop" /> {t('cut')}
            </button>
          </li>
          <li>
            <button type="button" className="vk-menu-item text-danger" onClick={() => onRemove(photo)}>
              <Icon name="trash" /> {t('remove')}
            </button>
          </li>
        </Menu>
      </div>
    </div>
  );
}

export type PhotoListProps = {
  photos: readonly OwnPhoto[];
  getCardProps: (photo: OwnPhoto, index: number) => PhotoCardProps;
  /** A photo was dropped at another position. */
  onDrop: (id: number, to: number) => void;
  /** Further list items, which stay in place. */
  children: ReactNode;
};

/** The photos as a plain list, until drag support has loaded or if there is nothing to order. */
export function PhotoList({ photos, getCardProps, children }: PhotoListProps) {
  return (
    <ul className={board.grid}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PhotoCard {...getCardProps(photo, index)} />
        </li>
      ))}
      {children}
    </ul>
  );
}
