import { accessTable } from './access-table.ts';

const resource = 'GET POST';
const item = 'GET PUT PATCH DELETE';

/** What programs of the old service call, by path; a star stands for any value. */
const oldRoutes: Readonly<Record<string, string>> = {
  ...{ login: 'POST', authenticate: 'POST', register: 'POST', user: 'PATCH DELETE', userlocale: 'PATCH' },
  ...{ 'user/reminder': 'POST', 'user/reset': 'POST', 'email/verify/*': 'GET', 'email/resend': 'POST' },
  ...{ locations: resource, 'locations/*': item, hives: resource, 'hives/*': item },
  ...{ queens: resource, 'queens/*': item, groups: resource, 'groups/*': item },
  ...{ 'groups/detach/*': 'DELETE', 'groups/checktoken': 'POST' },
  ...{ inspections: 'GET', 'inspections/lists': 'GET', 'inspections/hive/*': 'GET' },
  ...{ 'inspections/*': 'GET DELETE', 'inspections/store': 'POST' },
  ...{ checklists: resource, 'checklists/*': item, 'checklist-svg': resource, 'checklist-svg/*': item },
  ...{ categories: 'GET', 'categories/*': 'GET', categoryinputs: 'GET' },
  ...{ 'taxonomy/lists': 'GET', 'taxonomy/taxonomy': 'GET' },
  ...{ images: 'GET POST DELETE', 'images/*': 'GET PUT PATCH' },
  ...{ devices: resource, 'devices/*': item, 'devices/multiple': 'POST', 'devices/ttn/*': 'GET POST' },
  ...{ 'devices/clocksync': 'POST', 'devices/lora_reset': 'POST', 'devices/interval': 'POST' },
  ...{ 'devices/lorawan/providers': 'GET', 'devices/*/lorawan/helium': 'POST' },
  'devices/*/lorawan/coverage-check': 'POST',
  ...{ sensordefinition: resource, 'sensordefinition/*': item },
  ...{ sensors: 'POST', sensors_auth: 'POST', lora_sensors: 'POST', lora_sensors_auth: 'POST' },
  ...{ 'sensors/measurement_types': 'GET', 'sensors/measurement_types_available': 'GET' },
  ...{ 'sensors/lastvalues': 'GET', 'sensors/lastweight': 'GET', 'sensors/decode/p/*/pl/*': 'GET' },
  ...{ 'sensors/calibrateweight': 'POST', 'sensors/offsetweight': 'POST' },
  ...{ 'sensors/measurements': 'GET', 'sensors/comparemeasurements': 'GET', 'sensors/cleanedweight': 'GET' },
  ...{ 'sensors/flashlog': 'POST', flashlogs: 'GET', 'flashlogs/*': 'GET POST DELETE' },
  ...{ alerts: resource, 'alerts/*': item, 'alerts/all': 'DELETE' },
  ...{ 'alert-rules': resource, 'alert-rules/*': item, 'alert-rules-default': 'GET' },
  ...{ dashboardgroups: resource, 'dashboardgroups/*': item, 'dashboard/*': 'GET' },
  ...{ 'hive-tags': resource, 'hive-tags/*': item },
  ...{ research: 'GET', 'research/*/add_consent': 'POST', 'research/*/remove_consent': 'POST' },
  ...{ 'research/*/edit/*': 'PATCH', 'research/*/delete/*': 'DELETE' },
  ...{ researchdata: 'GET', 'researchdata/*': 'GET' },
  ...{ 'researchdata/*/data/*': 'GET', 'researchdata/*/user/*/*': 'GET' },
  ...{ export: 'GET', 'export/csv': 'POST', settings: resource, weather: 'GET' },
  samplecode: 'GET POST DELETE',
};

test('every route of the old service is there', () => {
  const routes = new Set(Object.keys(accessTable).map((name) => name.replace(/:\w+/g, '*')));
  const old = Object.entries(oldRoutes).flatMap(([path, methods]) =>
    methods.split(' ').map((method) => `${method} /api/${path}`),
  );
  expect(old.filter((route) => !routes.has(route))).toEqual([]);
});

/** What is neither old nor in v1: files, addresses that mails and calendars hold, and what describes the API. */
const others: readonly string[] = [
  'GET /api/alert-stop/:rule/:hive/:signature',
  'GET /api/attachments/:id/:size',
  'GET /api/avatar.svg',
  'GET /api/calendar/:token.ics',
  'GET /api/checklist-svg/:id/pdf',
  'GET /api/dashboards/logos/:key',
  'GET /api/docs',
  'GET /api/docs/:file',
  'GET /api/export/workbook',
  'GET /api/flashlogs/:id/file',
  'GET /api/images/:id/:size',
  'GET /api/mail-stop/:user/:signature',
  'GET /api/morning-notice-stop/:user/:signature',
  'GET /api/openapi.json',
  'GET /api/read-pages/:id/:view',
  'GET /api/reminders/:id/calendar',
  'GET /api/research/pictures/:key/:size',
  'GET /api/sensors/csv',
  'GET /api/thumbs/:id/whole',
  'GET /api/user/export/:id/file',
  'POST /api/alert-stop/:rule/:hive/:signature',
  'POST /api/imports',
  'POST /api/lora_sensors/from/:secret',
  'POST /api/mail-stop/:user/:signature',
  'POST /api/morning-notice-stop/:user/:signature',
  'POST /api/push-devices/renewals',
  'POST /api/scan',
  'POST /api/sensors/from/:secret',
  'POST /api/sheet-readings/:id/pages',
  'POST /api/user/restore',
  'PUT /api/images/pieces/:client_id',
];

test('nothing else is added to the old API: what our own clients call is in v1', () => {
  // An old path may take another method of an edit too.
  const oldPaths = new Set(Object.keys(oldRoutes).map((path) => `/api/${path}`));
  const added = Object.keys(accessTable).filter((name) => {
    const [, path = ''] = name.split(' ');
    const isOfApi = path.startsWith('/api/') && !path.startsWith('/api/v1/');
    return isOfApi && !oldPaths.has(path.replace(/:\w+/g, '*'));
  });
  expect(added.sort()).toEqual([...others]);
});
