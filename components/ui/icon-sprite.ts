/** The sprite's path; its name has twelve digits of the SHA-256 of `public/icons.svg`. */
export const iconSprite = '/icons-ad543e05c4cf.svg';
