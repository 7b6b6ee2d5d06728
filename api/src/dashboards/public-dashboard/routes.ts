import { layerKinds, weatherConditions } from '@skep/domain';
import * as v from 'valibot';
import type { DashboardId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action, publicAction } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { answerOf } from '#platform/resource/fields.ts';
import { dashboardFields, shownFields } from '../core/dashboard-fields.ts';
import { DashboardBody } from '../dashboard-admin/routes.ts';
import { previewDashboard } from './preview.ts';
import { regionMapSize } from './region-map.ts';
import { countScreen, openScreen } from './service.ts';

// All that anybody reads who has a code: what these schemas do not name is not sent.

const { width, height, kmPerUnit } = regionMapSize;
const land = `Land around it, ${width} by ${height} units of ${kmPerUnit} km, as the path of an SVG.`;

const ShownHive = v.object({
  id: idJson<HiveId>('hive'),
  name: v.string(),
  color: v.optional(v.string()),
  layers: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(layerKinds),
        color: v.optional(v.string()),
        frameCount: v.optional(v.number()),
      }),
    ),
    v.description('From the roof to the floor.'),
  ),
  newest: v.array(v.object({ quantity: v.string(), value: v.number(), at: v.date() })),
  curves: v.pipe(
    v.array(v.object({ quantity: v.string(), mean: v.array(v.nullable(v.number())) })),
    v.description('One value for each of `times`; null: no measurement.'),
  ),
  inspection: v.optional(
    v.object({
      inspectedAt: v.pipe(v.string(), v.description('RFC 3339 with the offset of its zone.')),
      impression: v.pipe(v.optional(v.number()), v.description('1 to 10.')),
      notes: v.pipe(v.optional(v.string()), v.description('Only if the owner shows them.')),
    }),
  ),
  weather: v.optional(
    v.object({
      temperatureCelsius: v.optional(v.number()),
      condition: v.optional(v.picklist(weatherConditions)),
      isDay: v.pipe(v.boolean(), v.description('Whether the sun is up.')),
    }),
  ),
  place: v.pipe(
    v.optional(
      v.object({
        latitude: v.number(),
        longitude: v.number(),
        land: v.pipe(v.string(), v.description(land)),
        borders: v.pipe(v.string(), v.description('Borders of countries, as another path.')),
      }),
    ),
    v.description('Rounded to a tenth of a degree.'),
  ),
});

const ShownDashboard = v.object({
  ...answerOf(shownFields),
  logoUrl: v.optional(v.string()),
  start: v.pipe(v.date(), v.description('Of its curves.')),
  end: v.date(),
  renewSeconds: v.pipe(v.number(), v.description('Seconds until the content may change.')),
  times: v.pipe(v.array(v.date()), v.description('Start of each bin of all curves.')),
  hives: v.array(ShownHive),
});

const withCode = {
  params: v.object({ code: v.pipe(v.string(), v.description('Code of the dashboard, from its address.')) }),
  limits: [rateLimits.dashboard],
};

const trying = { limits: [rateLimits.trying], notIdempotent: 'harmless', answer: ShownDashboard } as const;

export const publicDashboardRoutes = inOneScope([
  publicAction(
    'GET',
    '/public-dashboards/:code',
    {
      id: 'readPublicDashboard',
      summary: 'Content of a dashboard, for anyone who knows the code; 304 to If-None-Match if unchanged',
      ...withCode,
      answer: ShownDashboard,
      isShared: true,
    },
    (context, { params: { code }, address }) => openScreen(context, { code, address }),
  ),
  publicAction(
    'GET',
    '/public-dashboards/:code/frame',
    {
      id: 'readDashboardSites',
      summary: 'Sites that may show the dashboard in a frame, for the server of the page',
      ...withCode,
      answer: v.object({ sites: answerOf(dashboardFields).sites }),
    },
    (context, { params: { code }, address }) => openScreen(context, { code, address }),
  ),
  publicAction(
    'POST',
    '/public-dashboards/:code/openings',
    {
      id: 'countDashboardOpening',
      summary: 'Counts a view of the dashboard; stores nothing about the viewer',
      ...withCode,
    },
    (context, { params: { code }, address }) => countScreen(context, { code, address }),
  ),
  action(
    'POST',
    '/dashboards/preview',
    {
      id: 'previewNewDashboard',
      summary: 'Preview of a dashboard that is not saved yet; changes nothing',
      body: DashboardBody,
      ...trying,
    },
    (context, { body }) => previewDashboard(context, body, undefined),
  ),
  action(
    'POST',
    '/dashboards/:id/preview',
    {
      id: 'previewDashboard',
      summary: 'Preview of a dashboard with these changes; saves nothing',
      params: v.object({ id: sentId<DashboardId>('dashboard') }),
      body: v.partial(DashboardBody),
      ...trying,
    },
    (context, { params, body }) => previewDashboard(context, body, params.id),
  ),
]);
