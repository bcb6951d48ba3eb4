// Loaded into a front whose memory is measured: SIGUSR2 makes it collect its garbage.
process.on('SIGUSR2', () => {
  const collect = () => globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  collect();
  // The second one takes what the finalizers of the first let go.
  setImmediate(collect);
});
