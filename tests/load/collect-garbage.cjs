// Loaded into a front whose memory is measured: SIGUSR2 triggers a garbage collection.
process.on('SIGUSR2', () => {
  const collect = () => globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  collect();
  // The second run frees what the finalizers of the first released.
  setImmediate(collect);
});
