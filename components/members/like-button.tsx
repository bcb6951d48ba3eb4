import { Icon } from '../ui/icon.tsx';
import styles from './members.module.css';

type Props = {
  label: string;
  /** Where a visitor comes back to after signing up. */ next: string;
};

/**
 * The heart of a tile. It submits the form around the grid: without JavaScript that leads to the signup, with it the
 * grid's island takes over.
 */
export function LikeButton({ label, next }: Props) {
  return (
    <button
      type="submit"
      name="next"
      value={next}
      data-like=""
      aria-pressed={false}
      aria-label={label}
      className={`vk-round vk-round-photo ${styles.like}`}
    >
      <Icon name="heart-fill" />
    </button>
  );
}
