import type { Advertisement as Offer, Settings } from '#lib/contract/brands/brands.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './advertisement.module.css';

type Props = {
  offer: Offer;
  /** The setting `member_resell`: a tile among the tiles, or wide like a live cam. */
  look: Exclude<Settings['member_resell'], 'no'>;
  /** The label "advertisement". */
  label: string;
};

/** An advertisement among members, labelled as such and visibly different: a picture with its text below. */
export function Advertisement({ offer: { title, text, url, image }, look, label }: Props) {
  return (
    <a href={url} rel="sponsored noopener nofollow" className={`${styles.offer} ${styles[look]}`}>
      <span className={styles.picture}>
        <img src={image} alt="" width={640} height={400} loading="lazy" decoding="async" />
        {look === 'livecam' ? (
          <span className={styles.play}>
            <Icon name="camera" />
          </span>
        ) : null}
      </span>
      <span className={styles.copy}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
    </a>
  );
}
