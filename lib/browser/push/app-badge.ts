/** Shows a count on the icon of the installed app; 0 takes it away. Section 8: a failed update is ignored. */
export function showAppBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
