// Entry point of links for pages and islands.
export { SiteLink, useHref } from './link.island.tsx';
