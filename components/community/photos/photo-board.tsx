import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { useOwnPhotos } from '#lib/browser/transport/hooks.ts';
import { lazyPart, loadLater } from '#lib/browser/transport/load-later.ts';
import type { OwnPhoto, OwnPhotos } from '#lib/contract/community/photos.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './own-photos.module.css';
import { type PhotoCardProps, PhotoList, type PhotoListProps } from './photo-card.tsx';
import { RefusedUploads, UploadCard, addUploads, useUploads } from './uploads.tsx';
import { usePhotoActions } from './use-photo-actions.ts';
import { maxPhotos } from '#lib/contract/community/photo-limits.ts';
import card from './photo-card.module.css';
import { lateComponent } from '#components/ui/late-component.tsx';

const DropArea = lazyPart(() => import('./drop-area.tsx').then((file) => file.DropArea));
// If its code fails to load, the buttons of each photo do the same.
const SortablePhotos = lazy(() =>
  loadLater(() => import('./sortable-photos.tsx'))
    .then((file) => ({ default: file.SortablePhotos }))
    .catch(() => ({ default: PhotoList })),
);
const CropDialog = lateComponent(() => import('./crop-dialog.tsx').then((file) => file.CropDialog));

/** The member's own photos: add, order, crop, remove and restore. */
export function PhotoBoard({ isPremium }: { isPremium: boolean }) {
  const t = useTranslations('photoBoard');
  const { data, error, mutate } = useOwnPhotos();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={`card ${styles.board}`} aria-labelledby="profile-photos">
      <header className={styles.head}>
        <h2 id="profile-photos" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        {data && (
          <span className={styles.count} role="status">
            {t('count', { count: data.photos.length, limit: data.limit })}
          </span>
        )}
      </header>
      {!data && error && (
        <ErrorState text={t('failed')} retryLabel={t('again')} onRetry={() => void mutate()} />
      )}
      {!data && !error && <PhotosSkeleton label={t('loading')} />}
      {data && <Board data={data} isPremium={isPremium} onGone={() => heading.current?.focus()} />}
    </section>
  );
}

type BoardProps = {
  data: OwnPhotos;
  isPremium: boolean;
  /** The focused photo was removed. */ onGone: () => void;
};

function Board({ data: { photos, limit, review }, isPremium, onGone }: BoardProps) {
  const t = useTranslations('photoBoard');
  const uploads = useUploads();
  const [cutting, setCutting] = useState<OwnPhoto | null>(null);
  const { announcement, announce, move, remove, restore, removed } = usePhotoActions(photos, onGone);

  const getCardProps = (photo: OwnPhoto, index: number): PhotoCardProps => ({
    photo,
    index,
    count: photos.length,
    onMove: move,
    onCut: setCutting,
    onRemove: remove,
  });
  const onTheWay = uploads.filter(({ refusal }) => refusal === null);
  const refused = uploads.filter(({ refusal }) => refusal !== null);
  const coming = onTheWay.map((upload) => (
    <li key={upload.key}>
      <UploadCard upload={upload} />
    </li>
  ));
  const isFirst = photos.length + onTheWay.length === 0;
  const list = { photos, getCardProps, onDrop: move, children: coming };
  return (
    <>
      {photos.length > 1 && <p className="vk-muted">{t('sortHint')}</p>}
      {review === 'manual' && <p className="vk-muted">{t('reviewHint')}</p>}
      {!isFirst &&
        (photos.length > 0 ? (
          <Suspense fallback={<InertList {...list} />}>
            <SortablePhotos {...list} />
          </Suspense>
        ) : (
          <PhotoList {...list} />
        ))}
      {refused.length > 0 && <RefusedUploads uploads={refused} isPremium={isPremium} />}
      {photos.length + onTheWay.length >= limit ? (
        <FullNotice limit={limit} isPremium={isPremium} />
      ) : (
        <Suspense
          fallback={<div className={`vk-skeleton ${styles.dropSpace} ${isFirst ? styles.dropFirst : ''}`} />}
        >
          <DropArea isFirst={isFirst} onFiles={(files) => addUploads(files, limit - photos.length)} />
        </Suspense>
      )}
      {removed !== null && (
        <p className={styles.restore}>
          <Button variant="secondary" size="sm" onClick={() => restore(removed)}>
            <Icon name="arrow-counterclockwise" /> {t('restore')}
          </Button>
          <span className="vk-muted">{t('restoreHint')}</span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {cutting && (
        <CropDialog
          photo={cutting}
          onClose={() => setCutting(null)}
          onDone={() => {
            setCutting(null);
            announce(t('cutDone'));
          }}
        />
      )}
    </>
  );
}

/** The photos while drag support loads; inert, since replacing them would lose the focus. */
function InertList(list: PhotoListProps) {
  return (
    <div inert>
      <PhotoList {...list} />
    </div>
  );
}

/** The photo limit is reached: shows the options. */
function FullNotice({ limit, isPremium }: { limit: number; isPremium: boolean }) {
  const t = useTranslations('photoBoard');
  return (
    <div className={styles.full}>
      <p className="m-0">
        {isPremium ? t('full', { limit }) : t('fullFree', { limit, more: maxPhotos.premium })}
      </p>
      {!isPremium && (
        <ButtonLink href="/premium" variant="secondary" size="sm">
          <Icon name="gem" /> {t('getPremium')}
        </ButtonLink>
      )}
    </div>
  );
}

function PhotosSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={`vk-skeleton ${card.frame}`} />
      ))}
    </div>
  );
}
