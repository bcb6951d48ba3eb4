import type { Gift } from '../../lib/contract/community/chat-vocabulary.ts';

type Props = {
  gift: Gift;
  /** Empty if the name is beside it. */
  alt: string;
  /** Pixels. */
  size: number;
};

/** A gift's drawing, which adapts to light and dark. */
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
