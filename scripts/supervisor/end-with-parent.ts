const living = new Set<() => void>();
process.on('exit', () => living.forEach((end) => end()));

/** Ends a process with this one, for instance after a second Ctrl-C, so that no port stays in use. */
export function endWithParent(ended: Promise<unknown>, end: () => void): void {
  living.add(end);
  void ended.then(() => living.delete(end));
}
