export default {
  poweredByHeader: false,
  compress: false,
  // In memory only: the disk is not measured.
  experimental: { isrFlushToDisk: false },
};
