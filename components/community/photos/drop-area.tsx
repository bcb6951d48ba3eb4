import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { photoTypes } from '#lib/rules/community/photos.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './own-photos.module.css';

type Props = {
  onFiles: (files: File[]) => void;
  /** Without photos yet: explains their use. */
  isFirst: boolean;
};

/** Adds photos by drop, file picker or a phone's camera. */
export function DropArea({ onFiles, isFirst }: Props) {
  const t = useTranslations('photoBoard');
  const camera = useRef<HTMLInputElement>(null);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: photoTypes,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => onFiles([...accepted, ...refused.map(({ file }) => file)]),
  });
  return (
    <div
      {...getRootProps({
        className: isDragActive ? `${styles.drop} ${styles.dropping}` : styles.drop,
        role: 'group',
        'aria-label': t('add'),
      })}
    >
      <input {...getInputProps({ hidden: true })} />
      <span className={styles.dropIcon}>
        <Icon name="images" />
      </span>
      {isFirst && <h3 className="h5 mb-0">{t('emptyTitle')}</h3>}
      {isFirst && <p className="mb-1">{t('emptyText')}</p>}
      <p className={styles.dropHint}>{t('dropHere')}</p>
      <div className={styles.dropButtons}>
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={open}>
          <Icon name="image" /> {t('pick')}
        </Button>
        <Button variant="outline" className={styles.takePhoto} onClick={() => camera.current?.click()}>
          <Icon name="camera" /> {t('take')}
        </Button>
      </div>
      <p className="form-text m-0">{t('kinds')}</p>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
