import type { SVGProps } from 'react';
import { iconSprite } from './icon-sprite.ts';

/**
 * The icons of `public/icons.svg`, each a symbol taken from icons.getbootstrap.com. Its copy under the name of its contents is
 * what pages use and browsers keep for good; the plain name stays for pages that they kept from before.
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
  /** Says in words what the icon means; without it the icon is decoration. */
  label?: string;
};

/** One icon of the sprite, as high as the text around it. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={className ? `vk-icon ${className}` : 'vk-icon'} {...role} {...rest}>
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
