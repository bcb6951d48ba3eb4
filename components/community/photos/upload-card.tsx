import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon.tsx';
import styles from './photo-card.module.css';
import { dropUploads, type Upload } from './upload-queue.ts';

/** A photo on its way, with its progress and the way to stop it. */
export function UploadCard({ upload: { key, name, preview, share } }: { upload: Upload }) {
  const t = useTranslations('ownPhotos');
  const percent = Math.round(share * 100);
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        {/* As a background, a file that is no picture after all leaves no broken one. */}
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
