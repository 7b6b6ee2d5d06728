// The order of the api's domains, and after each the order of its modules. A domain imports only domains above it, and a
// module only modules above it: an order has no circles. Biome checks the arrows between packages, but no such order.
const domains = [
  ['platform'],
  ['backup'],
  ['hive-core'],
  ['audit-log'],
  [
    'account',
    'core',
    'sessions',
    'second-factor',
    'api-tokens',
    'sign-up',
    'settings',
    'profile',
    'passkeys',
    'oidc',
    'old-api',
  ],
  ['notifications', 'delivery', 'webhooks', 'push', 'email', 'settings'],
  ['weather', 'core', 'fetch', 'current', 'old-api'],
  [
    'inspections',
    'checklists',
    'photos',
    'tasks',
    'plans',
    'blooms',
    'inspections',
    'sample-codes',
    'reminders',
    'sheets',
    'printed-forms',
    'paper-recognition',
    'old-api',
  ],
  [
    'measurements',
    'compressed-chunks',
    'rollups',
    'partitions',
    'change-feed',
    'codec-sandbox',
    'codecs',
    'devices',
    'lorawan',
    'series',
    'weight-corrections',
    'csv',
    'scales',
    'latest-readings',
    'old-api',
    'ingest',
    'ingest-monitoring',
  ],
  ['flash-logs', 'device-log-import', 'old-api'],
  [
    'hives',
    'maps',
    'queens',
    'queries',
    'hive',
    'apiaries',
    'colony-events',
    'tags',
    'attachments',
    'old-api',
  ],
  ['groups', 'core', 'members', 'invite-links', 'invitation-responses', 'groups', 'my-groups', 'old-api'],
  ['research', 'core', 'consent', 'research-export', 'projects', 'old-api'],
  ['dashboards', 'core', 'dashboard-admin', 'public-dashboard', 'old-api'],
  ['alerts', 'rules', 'alerts', 'old-api', 'evaluation', 'external-model', 'backtest', 'notifications'],
  ['registers', 'products', 'entries', 'colonies', 'season-report', 'development', 'dues'],
  ['morning-notice'],
  ['home-assistant'],
  ['annotations'],
  ['offline'],
  ['imports'],
  [
    'administration',
    'people',
    'test-mail',
    'backups',
    'releases',
    'translations',
    'status',
    'first-run',
    'settings',
    'page-settings',
    'api-docs',
  ],
  ['exports'],
  ['account-import'],
];

const inApi = (paths) => `^api/src/(${paths.join('|')})`;
const tests = '(\\.test|/test-[\\w-]+|/access-rows)\\.ts$|^api/src/testing/';
/** What uses all modules: the lists of a domain, the list of domains, demo data, and the programs. */
const above = ['[\\w-]+/(domain|archived|jobs)\\.ts$', 'demo/', '[\\w-]+\\.ts$'];

/** The folders that the order names. */
const inOrder = domains.flatMap(([domain, ...modules]) =>
  modules.length === 0 ? [`${domain}/`] : modules.map((module) => `${domain}/${module}/`),
);

export default {
  forbidden: [
    ...domains.map(([domain], index) => ({
      name: `${domain} imports only domains above it`,
      comment:
        'Two domains that import each other can only be changed together. Let the lower domain provide it in its domain.ts, or move what both need to a domain below.',
      severity: 'error',
      from: { path: inApi([`${domain}/`]), pathNot: tests },
      to: {
        path: inApi([...domains.slice(index + 1).map(([later]) => `${later}/`), 'demo/', '[\\w-]+\\.ts$']),
      },
    })),
    ...domains.flatMap(([domain, ...modules]) =>
      modules.slice(0, -1).map((module, index) => ({
        name: `${domain}/${module} imports only modules above it`,
        comment: 'The order of modules has no circles. Move what both need to the module above.',
        severity: 'error',
        from: { path: inApi([`${domain}/${module}/`]), pathNot: tests },
        to: { path: inApi(modules.slice(index + 1).map((later) => `${domain}/${later}/`)) },
      })),
    ),
    {
      name: 'modules do not import the lists that name them',
      comment: 'A domain.ts lists what its modules add to the service. Import the file that has it.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [tests, inApi(above)] },
      to: { path: inApi(above) },
    },
    {
      name: 'every module has its place in the order',
      comment:
        'Add the new domain or module to the list at the top of .dependency-cruiser.mjs, below what it needs.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [tests, inApi([...inOrder, ...above])] },
      to: {},
    },
    {
      name: 'files import each other in no circle',
      comment:
        'None of a circle of files can be read, tested or moved alone. Move the types that both need to a file below.',
      severity: 'error',
      from: { path: '^api/src/' },
      to: { circular: true },
    },
    {
      name: 'routes import no store',
      comment:
        'What a route reads or writes goes through a function of its service, where the right to it is asked. The types of what is stored are free.',
      severity: 'error',
      from: { path: '^api/src/.*routes\\.ts$' },
      to: { path: '^api/src/.*store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes ask no rights',
      comment:
        'Who may do what is a rule, and rules stand in services: a job or another route needs the same one.',
      severity: 'error',
      from: { path: '^api/src/.*routes\\.ts$' },
      to: { path: '^api/src/platform/access/' },
    },
    {
      name: 'routes build no SQL',
      comment: 'SQL stands in stores, and a route is two steps away from them.',
      severity: 'error',
      from: { path: '^api/src/.*routes\\.ts$' },
      to: { path: '(^|/)node_modules/kysely|^kysely' },
    },
    {
      name: 'services know nothing of HTTP',
      comment:
        'A rule holds for whoever asks, a job or a script too: what is sent and how it is worded stands in routes and wire files.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: [
          tests,
          '^api/src/platform/',
          '/old-api/',
          '(routes|wire[\\w-]*|-fields)\\.ts$',
          inApi(above),
        ],
      },
      to: { path: '^api/src/platform/http/' },
    },
    {
      name: 'production code knows no tests',
      comment: 'What tests make up must not be able to run in production.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    // Reads TypeScript without its compiler, of whose version 7 dependency-cruiser warns that it has no API.
    parser: 'swc',
    // Types count: a module that needs another module's types needs that module.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], extensions: ['.ts'] },
  },
};
