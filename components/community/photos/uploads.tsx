import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './own-photos.module.css';
import card from './photo-card.module.css';
import { dropUploads, tryUploadsAgain, type Upload } from './upload-queue.ts';

type Refusal = NonNullable<Upload['refusal']>;

const passing: readonly Refusal[] = [
  'backend_unavailable',
  'upstream_timeout',
  'body_too_slow',
  'internal_error',
  'too_many_requests',
];
const worded: readonly Refusal[] = [
  'photo_limit',
  'photo_unreadable',
  'photo_too_large',
  'photo_too_small',
  'photo_empty',
  'too_many_requests',
  'backend_unavailable',
];

/** The rejected files by reason, with the possible actions. */
export function RefusedUploads({ uploads, isPremium }: { uploads: readonly Upload[]; isPremium: boolean }) {
  const t = useTranslations('photoBoard');
  const reasons = [...new Set(uploads.flatMap(({ refusal }) => (refusal ? [refusal] : [])))];
  return (
    <div role="alert">
      <ul className={styles.refused} aria-label={t('refused')}>
        {reasons.map((reason) => {
          const files = uploads.filter(({ refusal }) => refusal === reason);
          const keys = files.map(({ key }) => key);
          return (
            <li key={reason}>
              <Icon name="exclamation-circle" />
              <div>
                <p>{t(`refusals.${worded.includes(reason) ? reason : 'other'}`)}</p>
                <p className={card.file}>{files.map(({ name }) => name).join(', ')}</p>
                {reason === 'photo_limit' && !isPremium && (
                  <SiteLink href="/premium">{t('getPremium')}</SiteLink>
                )}
                {passing.includes(reason) && (
                  <Button size="sm" variant="secondary" onClick={() => tryUploadsAgain(keys)}>
                    {t('again')}
                  </Button>
                )}
              </div>
              <button
                type="button"
                className="vk-round"
                aria-label={t('dropName', { name: files.map(({ name }) => name).join(', ') })}
                onClick={() => dropUploads(keys)}
              >
                <Icon name="x-lg" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** An uploading photo with progress and a cancel button. */
export function UploadCard({ upload: { key, name, preview, share } }: { upload: Upload }) {
  const t = useTranslations('photoBoard');
  const percent = Math.round(share * 100);
  return (
    <div className={card.card}>
      <div className={card.frame}>
        {/* A background image, because an invalid file would show a broken image. */}
        <div className={card.coming} style={{ backgroundImage: `url("${preview}")` }} />
        <button
          type="button"
          className={`vk-round vk-round-raised ${card.stop}`}
          aria-label={t('cancelName', { name })}
          onClick={() => dropUploads([key])}
        >
          <Icon name="x-lg" />
        </button>
        <div
          className={card.progress}
          role="progressbar"
          aria-label={t('uploading', { name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
      <p className={card.file}>{name}</p>
    </div>
  );
}
