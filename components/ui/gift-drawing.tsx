import type { Gift } from '../../lib/contract/community/chat-vocabulary.ts';

type Props = {
  gift: Gift;
  /** Empty where its name stands beside it anyway. */
  alt: string;
  /** Pixels. */
  size: number;
};

/** The drawing of a gift; it knows light and dark by itself. */
export function GiftDrawing({ gift, alt, size }: Props) {
  return (
    <img
      src={`/gifts/${gift}.svg`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
