import type { SVGProps } from 'react';

/** The sprite's path; its name has twelve digits of the SHA-256 of `public/icons.svg`. */
export const iconSprite = '/icons-ad543e05c4cf.svg';

/**
 * The icons of `public/icons.svg`, symbols from icons.getbootstrap.com. Pages use the copy named by its hash, which
 * browsers cache permanently; the plain name is for older cached pages.
 */
export const iconNames = [
  'arrow-clockwise',
  'arrow-counterclockwise',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'bell',
  'bell-slash',
  'box-arrow-right',
  'camera',
  'chat',
  'chat-heart',
  'check2',
  'check2-all',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'coin',
  'copy',
  'crop',
  'emoji-frown',
  'emoji-smile',
  'envelope',
  'exclamation-circle',
  'eye',
  'eye-slash',
  'flag',
  'gear',
  'gem',
  'geo-alt',
  'gift',
  'globe2',
  'heart',
  'heart-fill',
  'hearts',
  'hourglass-split',
  'house',
  'image',
  'images',
  'info-circle',
  'laptop',
  'lock',
  'pencil',
  'person',
  'phone',
  'reply',
  'search',
  'send-fill',
  'share',
  'shield-check',
  'slash-circle',
  'sliders',
  'star',
  'stars',
  'tablet',
  'three-dots',
  'three-dots-vertical',
  'trash',
  'volume-up',
  'wifi-off',
  'x-lg',
] as const;

export type IconName = (typeof iconNames)[number];

type IconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & {
  name: IconName;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
};

/** An icon of the sprite, as high as the text. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={className ? `vk-icon ${className}` : 'vk-icon'} {...role} {...rest}>
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
