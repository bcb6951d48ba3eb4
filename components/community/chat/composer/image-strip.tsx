import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import styles from './composer.module.css';
import { maxImages, type useImages } from './use-images.ts';

type Props = { pictures: ReturnType<typeof useImages>; onRemoved: () => void };

/** The images of the next message, with preview and removal, and why a file was rejected. */
export function ImageStrip({ pictures, onRemoved }: Props) {
  const t = useTranslations('composer');
  const faults = useTranslations('refusals');
  const { images, fault, remove } = pictures;
  return (
    <>
      {fault ? (
        <p className={styles.fault} role="alert">
          {faults(fault, { max: maxImages })}
        </p>
      ) : null}
      {images.length > 0 ? (
        <ul className={styles.strip} aria-label={t('chosen')}>
          {images.map(({ file, url, width, height }, index) => (
            <li key={file} className={styles.chosen}>
              {url ? (
                <img src={url} alt={t('chosenImage', { number: index + 1 })} width={width} height={height} />
              ) : null}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeImage', { number: index + 1 })}
                onClick={() => {
                  remove(file);
                  onRemoved();
                }}
              >
                <Icon name="x-lg" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
