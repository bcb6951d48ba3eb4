const living = new Set<() => void>();
process.on('exit', () => living.forEach((end) => end()));

/** Has a process ended too where this one exits before it, as after a second Ctrl-C: nothing is left on its port. */
export function endWithUs(ended: Promise<unknown>, end: () => void): void {
  living.add(end);
  void ended.then(() => living.delete(end));
}
