import { linkedPath } from '#account/core/test-tickets.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import {
  type AccessRows,
  adminsOnly,
  eachForThemselves,
  everybody,
  neverShared,
  openedByTicket,
  sharedToSee,
} from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const ofMeasuringDevice = (path: string) => async (api: TestApi, owner: TestUser) => {
  const { id, key } = await aDevice(api, owner);
  await api.request('POST', '/api/sensors', { body: { key, t: 18.4, weight_kg: 42 } });
  return { path: path.replace('{id}', id) };
};

const past = async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/devices/${(await aDevice(api, owner)).id}/past`,
  body: { since: null },
});

export const measurementAccess: AccessRows = {
  'GET /api/sensors/measurement_types': everybody(200),
  'GET /api/sensors/measurement_types_available': sharedToSee(
    200,
    ofMeasuringDevice(
      '/api/sensors/measurement_types_available?device_id={id}&start=2020-01-01&end=2100-01-01',
    ),
  ),
  'GET /api/sensors/lastvalues': sharedToSee(200, ofMeasuringDevice('/api/sensors/lastvalues?id={id}')),
  'GET /api/sensors/lastweight': sharedToSee(200, ofMeasuringDevice('/api/sensors/lastweight?id={id}')),
  'GET /api/sensors/measurements': sharedToSee(
    200,
    ofMeasuringDevice('/api/sensors/measurements?id={id}&interval=day&index=0'),
  ),
  'GET /api/sensors/comparemeasurements': sharedToSee(
    200,
    ofMeasuringDevice('/api/sensors/comparemeasurements?id[]={id}&interval=day&index=0'),
  ),
  'GET /api/v1/devices/:id/past': neverShared(200, past),
  'POST /api/v1/devices/:id/past': neverShared(204, past),
  'GET /api/v1/measured-hives': eachForThemselves(200),
  'GET /api/v1/hive-series': sharedToSee(200, async (api, owner) => {
    const { hive_id, key } = await aDevice(api, owner);
    await api.request('POST', '/api/sensors', { body: { key, weight_kg: 42 } });
    return { path: `/api/v1/hive-series?hiveIds=${hive_id}` };
  }),
  'GET /api/v1/series-rows': sharedToSee(200, async (api, owner) => {
    const { hive_id, key } = await aDevice(api, owner);
    await api.request('POST', '/api/sensors', { body: { key, weight_kg: 42 } });
    return { path: `/api/v1/series-rows?hiveIds=${hive_id}` };
  }),
  'GET /api/v1/measured-table': sharedToSee(
    200,
    ofMeasuringDevice('/api/v1/measured-table?deviceId={id}&start=2020-01-01&end=2100-01-01'),
  ),
  'GET /api/sensors/csv': sharedToSee(
    200,
    ofMeasuringDevice('/api/sensors/csv?id={id}&start=2020-01-01&end=2100-01-01'),
  ),
  'POST /api/export/csv': sharedToSee(200, async (api, owner) => {
    const { id, key } = await aDevice(api, owner);
    await api.request('POST', '/api/sensors', { body: { key, weight_kg: 42 } });
    return {
      path: '/api/export/csv',
      body: { device_id: id, start: '2020-01-01', end: '2100-01-01', measurements: ['weight_kg'] },
    };
  }),
  'GET /api/export/csv': openedByTicket(async (api, owner) => {
    const { id, key } = await aDevice(api, owner);
    await api.request('POST', '/api/sensors', { body: { key, weight_kg: 42 } });
    const body = { device_id: id, start: '2020-01-01', end: '2100-01-01', link: 1 };
    return { path: await linkedPath(api, owner, 'POST', '/api/export/csv', body) };
  }),
  'GET /api/v1/administration/measurements': adminsOnly(200),
  'GET /api/v1/newest-values': eachForThemselves(200),
  'GET /api/v1/device-curves': eachForThemselves(200),
  'GET /api/v1/series': sharedToSee(
    200,
    ofMeasuringDevice('/api/v1/series?deviceId={id}&interval=year&width=1w'),
  ),
};
