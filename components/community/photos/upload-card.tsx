import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon.tsx';
import styles from './photo-card.module.css';
import { dropUploads, type Upload } from './upload-queue.ts';

/** An uploading photo with progress and a cancel button. */
export function UploadCard({ upload: { key, name, preview, share } }: { upload: Upload }) {
  const t = useTranslations('ownPhotos');
  const percent = Math.round(share * 100);
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        {/* A background image, because an invalid file would show a broken image. */}
        <div className={styles.coming} style={{ backgroundImage: `url("${preview}")` }} />
        <button
          type="button"
          className={`vk-round vk-round-raised ${styles.stop}`}
          aria-label={t('cancelName', { name })}
          onClick={() => dropUploads([key])}
        >
          <Icon name="x-lg" />
        </button>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={t('uploading', { name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
      </div>
      <p className={styles.file}>{name}</p>
    </div>
  );
}
