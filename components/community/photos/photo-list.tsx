import type { ReactNode } from 'react';
import type { OwnPhoto } from '#lib/contract/community/photos.ts';
import styles from './own-photos.module.css';
import { PhotoCard, type PhotoCardProps } from './photo-card.tsx';

export type PhotoListProps = {
  photos: readonly OwnPhoto[];
  cardOf: (photo: OwnPhoto, index: number) => PhotoCardProps;
  /** A photo was dropped at another position. */
  onDrop: (id: number, to: number) => void;
  /** Further list items, which stay in place. */
  children: ReactNode;
};

/** The photos as a plain list, until drag support has loaded or if there is nothing to order. */
export function PhotoList({ photos, cardOf, children }: PhotoListProps) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PhotoCard {...cardOf(photo, index)} />
        </li>
      ))}
      {children}
    </ul>
  );
}
