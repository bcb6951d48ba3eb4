import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { cutOwnPhoto } from '#lib/browser/community/own-photos.ts';
import type { OwnPhoto } from '#lib/contract/community/photos.ts';
import { toCrop, nextTurn, type Turn } from '#lib/rules/community/photo-crop.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import styles from './crop-dialog.module.css';
import { pressedKey } from '#components/ui/pressed-key.ts';

type Props = { photo: OwnPhoto; onClose: () => void; onDone: () => void };

const zoomStep = 0.1;
const maxZoom = 4;

/** Crops a photo by touch, mouse or keys: arrows move, plus and minus zoom. */
export function CropDialog({ photo, onClose, onDone }: Props) {
  const t = useTranslations('photoBoard');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const zoomBy = (step: number) => setZoom((now) => Math.min(maxZoom, Math.max(1, now + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    // The slider handles its own keys.
    if (event.target instanceof HTMLInputElement) return;
    if (key === '+' || key === '=') zoomBy(zoomStep);
    if (key === '-' || key === '_') zoomBy(-zoomStep);
  };
  const save = async () => {
    if (!area) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await cutOwnPhoto({ id: photo.id, rotate: turn, crop: toCrop(area) });
      onDone();
    } catch (error) {
      setIsBusy(false);
      setFailure(getErrorCode(error) === 'photo_too_small' ? t('crop.tooSmall') : t('crop.failed'));
    }
  };

  return (
    <Modal
      open
      onClose={onClose}
      closable={!isBusy}
      title={t('crop.title')}
      closeLabel={t('crop.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {t('crop.cancel')}
          </Button>
          <Button onClick={() => void save()} busy={isBusy} disabled={!area}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <div onKeyDown={onKeyDown} role="presentation">
        <div className={styles.stage}>
          <Cropper
            image={photo.uncut_filename}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            maxZoom={maxZoom}
            aspect={4 / 5}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={setArea}
            onCropComplete={setArea}
            cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
            mediaProps={{ alt: '' }}
          />
        </div>
        <p className="form-text mb-2">{t('crop.hint')}</p>
        <div className={styles.tools}>
          <label className={styles.zoom}>
            <span className="form-label m-0">{t('crop.zoom')}</span>
            <input
              type="range"
              className="form-range"
              min={1}
              max={maxZoom}
              step={zoomStep}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </label>
          <Button variant="outline" size="sm" onClick={() => setTurn(nextTurn)}>
            <Icon name="arrow-clockwise" /> {t('crop.rotate')}
          </Button>
        </div>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </div>
    </Modal>
  );
}
