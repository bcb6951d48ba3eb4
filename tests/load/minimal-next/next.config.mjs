export default {
  poweredByHeader: false,
  compress: false,
  // Stays in memory: the reference is measured, not its disk.
  experimental: { isrFlushToDisk: false },
};
