/** Where the icons are; `scripts/draw-icons.ts` writes both. */
export const iconSprite = '/icons-ad543e05c4cf.svg';
