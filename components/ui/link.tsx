// The door to links for pages and islands alike.
export { SiteLink, useHref } from './link.island.tsx';
