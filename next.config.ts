import { join } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

// Texts that the browser loads for a translator; any other import of texts is for `fill`, and stays as it is written.
const translatedLater = /^\.texts\/[a-z]{2}\/(gifts|giftNames|member|members|refusals)\.json$/;

const isBehindFront = process.env.VONK_FRONT === '1';

const config: NextConfig = {
  // One bounded store inside the front's process, purged by tag; nothing is written to disk.
  ...(isBehindFront && {
    cacheHandler: join(process.cwd(), 'server/pages/next-cache-handler.js'),
    cacheMaxMemorySize: 0,
  }),
  // The front compresses a page once, when it keeps it, and makes its own entity tags.
  compress: !isBehindFront,
  generateEtags: !isBehindFront,
  poweredByHeader: false,
  // `npm run types` checks the same files, once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The kept page is for everybody: its title and description stand in the head, whoever asked first.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: {
    // Merged by guess, the styles of a chat would come with every page.
    cssChunking: 'graph',
    // Without our front Next keeps pages in memory: the build stays as it was made.
    isrFlushToDisk: false,
  },
  outputFileTracingIncludes: { '/*': ['./messages/**/*.json'] },
  // A translator gets compiled texts (`lib/i18n/compiled-catalogue.ts`), and with them the formatter without a parser.
  turbopack: {
    resolveAlias: {
      'use-intl/format-message': './lib/i18n/format-text.ts',
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
