import { useTranslations } from 'next-intl';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { photoTypes } from '#lib/rules/community/photos.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './composer.module.css';

type DropColumnProps = {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  children: (pick: () => void) => ReactNode;
};

/**
 * The conversation as a drop zone for images; its content may also open the file picker. Uses native events: the
 * library used elsewhere is 16 KB, which every chat would load first.
 */
export function DropColumn({ disabled, onFiles, children }: DropColumnProps) {
  const t = useTranslations('composer');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const onDrag = (event: DragEvent) => {
    if (!bringsFiles(event)) return;
    // Also when drops are refused: the browser would navigate to the file.
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
