import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

// Texts that the browser loads for a translator; other imports of texts are for `fill`, and stay unchanged.
const translatedLater =
  /^\.texts\/[a-z]{2}\/(chat|composer|gifts|giftNames|member|members|photoBoard|refusals)\.json$/;

const isBehindFront = process.env.VONK_FRONT === '1';

const config: NextConfig = {
  // A bounded cache in the front's process, purged by tag; nothing is written to disk.
  ...(isBehindFront && {
    cacheHandler: join(process.cwd(), 'server/pages/next-cache-handler.js'),
    cacheMaxMemorySize: 0,
  }),
  // The front compresses a page once when caching it, and creates its own entity tags.
  compress: !isBehindFront,
  generateEtags: !isBehindFront,
  poweredByHeader: false,
  // `npm run types` already checks these files.
  typescript: { ignoreBuildErrors: true },
  // Cached pages are shared, so title and description must be in the head whichever client asked first.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: {
    // The default heuristic would add the chat's styles to every page.
    cssChunking: 'graph',
    // Without our front Next caches pages in memory: the build does not change.
    isrFlushToDisk: false,
  },
  outputFileTracingIncludes: { '/*': ['./messages/**/*.json'] },
  // A translator gets compiled texts (`lib/i18n/compiled-catalogue.ts`) with the formatter without a parser.
  turbopack: {
    resolveAlias: {
      'use-intl/format-message': './lib/i18n/format-text.ts',
      // Computed names, as in import(`@texts/…`), cannot begin with # in Turbopack.
      '@texts/*': './.texts/*',
    },
    rules: {
      '**/collect-segment-data.js': {
        condition: { path: /next\/dist\/esm\/server\/app-render\// },
        loaders: [join(process.cwd(), 'scripts/build/whole-pages.cjs')],
      },
      '*.json': {
        condition: { path: translatedLater },
        loaders: [
          {
            loader: 'next-intl/extractor/catalogLoader',
            options: { messages: { format: 'json', precompile: true } },
          },
        ],
        as: '*.js',
      },
    },
  },
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    loadPaths: ['node_modules'],
  },
  async headers() {
    return [
      { source: '/sw-push.js', headers: [{ key: 'cache-control', value: 'no-cache' }] },
      {
        source: '/:folder(clips|emoji)/:path*',
        headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/:folder(icons|logos)/:path*',
        headers: [{ key: 'cache-control', value: 'public, max-age=86400' }],
      },
    ];
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
