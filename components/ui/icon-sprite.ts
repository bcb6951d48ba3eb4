/** Where the icons are; twelve digits of the SHA-256 of `public/icons.svg` are in the name. */
export const iconSprite = '/icons-ad543e05c4cf.svg';
