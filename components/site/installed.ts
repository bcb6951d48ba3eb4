/** Whether the page runs as an installed app; false on the server. */
export function isInstalled(): boolean {
  if (typeof window === 'undefined') return false;
  // Safari on iOS has its own property.
  const standalone = (window.navigator as Navigator & { standalone?: boolean }).standalone === true;
  return standalone || window.matchMedia('(display-mode: standalone)').matches;
}
