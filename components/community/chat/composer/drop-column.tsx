import { useTranslations } from 'next-intl';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { photoTypes } from '#lib/rules/community/photos.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './drop-column.module.css';

type Props = {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  children: (pick: () => void) => ReactNode;
};

/**
 * The whole conversation as a place to drop images on; what is within it may also open the choice of files. By the
 * browser's own events: the library that elsewhere does this weighs 16 KB, which every chat would load before it shows.
 */
export function DropColumn({ disabled, onFiles, children }: Props) {
  const t = useTranslations('composer');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const onDrag = (event: DragEvent) => {
    if (!bringsFiles(event)) return;
    // Also where nothing is taken: the browser would leave the page for the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const onLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.column}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onLeave}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={Object.keys(photoTypes).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {children(() => input.current?.click())}
      {isOver ? (
        <div className={styles.over}>
          <Icon name="images" />
          <p>{t('drop')}</p>
          <p className={styles.kinds}>{t('kinds')}</p>
        </div>
      ) : null}
    </div>
  );
}
