// The order of the api's rooms: each may import those above it in this list, and none below. Biome knows the arrows
// between packages; it cannot know an order among forty rooms.
const rooms = [
  'platform',
  'hives/core',
  'hives/log',
  'account/core',
  'account/sessions',
  'account/second-factor',
  'account/api-tokens',
  'account/sign-up',
  'account/settings',
  'account/profile',
  'ways/core',
  'ways/webhooks',
  'ways/push',
  'ways/mails',
  'ways/overview',
  'inspections/checklists',
  'inspections/photos',
  'inspections/inspections',
  'inspections/reminders',
  'inspections/sample-codes',
  'measurements/storage',
  'measurements/marks',
  'measurements/devices',
  'weather/core',
  'measurements/series',
  'measurements/csv',
  'measurements/weight',
  'measurements/scales',
  'measurements/last-values',
  'measurements/ingest',
  'measurements/health',
  'flash-logs/logs',
  'weather/fetching',
  'weather/current',
  'hives/queens',
  'hives/read',
  'hives/hive',
  'hives/life',
  'hives/apiaries',
  'imports',
  'hives/tags',
  'groups/core',
  'groups/members',
  'groups/links',
  'groups/answers',
  'groups/groups',
  'groups/mine',
  'research/core',
  'research/consent',
  'research/fetching',
  'research/projects',
  'dashboards/core',
  'dashboards/own',
  'dashboards/screen',
  'alerts/rules',
  'alerts/alerts',
  'measurements/chart-marks',
  'alerts/evaluation',
  'alerts/model',
  'alerts/trying',
  'alerts/telling',
  'administration/people',
  'administration/translations',
  'administration/status',
  'exports',
  'restoring',
];

const inApi = (paths) => `^api/src/(${paths.join('|')})`;
const tests = '(\\.test|/test-[\\w-]+|/access-rows)\\.ts$|^api/src/testing/';
/** What stands above every room: a domain's whole, their list, made-up data, and who starts it all. */
const above = ['[\\w-]+/(domain|jobs)\\.ts$', 'demo/', '[\\w-]+\\.ts$'];
const belowRooms = rooms.filter((room) => room !== 'exports').map((room) => `${room}/`);

export default {
  forbidden: [
    ...rooms.map((room, index) => ({
      name: `${room} imports only what stands above it`,
      comment:
        'Domains are built on the platform and on the core of a hive, the whole hive on both: an import against that order makes a knot that no domain can leave alone. Let the lower room bring it by its domain.ts, or move what both need.',
      severity: 'error',
      from: { path: inApi([`${room}/`]), pathNot: [tests, inApi(above)] },
      to: { path: inApi([...rooms.slice(index + 1).map((later) => `${later}/`), ...above]) },
    })),
    {
      name: 'every room has its place in the order',
      comment: 'Name the new room in the list at the top of .dependency-cruiser.mjs, below what it needs.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [tests, inApi([...belowRooms, 'exports/', ...above])] },
      to: {},
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
        pathNot: [tests, '^api/src/platform/', '(routes|wire[\\w-]*|-fields)\\.ts$', inApi(above)],
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
    parser: 'swc',
    // Types count: who needs another room's types needs that room.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], extensions: ['.ts'] },
  },
};
