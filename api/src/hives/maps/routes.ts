import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { mapOutlines, outlineRadius } from './map-outlines.ts';
import { searchTowns } from './towns.ts';

const numberBetween = (min: number, max: number, description: string) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.description(description),
    v.transform(Number),
    v.number('not_a_number'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  );

const path = (what: string) =>
  v.pipe(v.string(), v.description(`${what}, as the path of an SVG; the origin is in the middle.`));

export const mapRoutes = inOneScope([
  action(
    'GET',
    '/towns',
    {
      id: 'searchTowns',
      summary: 'Searches a town by the beginning of its name; the largest first',
      description: 'From a list that is part of Skep (GeoNames, CC BY 4.0).',
      query: v.object({
        search: v.pipe(v.string(), v.maxLength(120, 'too_long'), v.description('Beginning of a name.')),
      }),
      answer: v.array(
        v.object({
          name: v.string(),
          country: v.pipe(v.string(), v.description('ISO 3166-1, two letters.')),
          latitude: v.number(),
          longitude: v.number(),
        }),
      ),
    },
    (_context, { query }) => searchTowns(query.search),
  ),
  action(
    'GET',
    '/map-outlines',
    {
      id: 'readMapOutlines',
      summary: 'Coast lines and borders in a square around a place',
      description: `Natural Earth at 1:50 million, in the projection of Mercator: ${outlineRadius} units are \`radiusKm\`.`,
      query: v.object({
        // Beyond, the projection has no end.
        latitude: numberBetween(-85, 85, 'Of the middle.'),
        longitude: numberBetween(-180, 180, 'Of the middle.'),
        radiusKm: numberBetween(1, 2000, 'Half the width of the square, in kilometres.'),
      }),
      answer: v.object({ land: path('Land'), borders: path('Borders of countries') }),
    },
    async (_context, { query }) => mapOutlines(query),
  ),
  action(
    'GET',
    '/map-tiles',
    {
      id: 'readMapTiles',
      summary: 'The tile server that the operator has set for maps',
      answer: v.object({
        url: v.pipe(
          v.optional(v.string()),
          v.description('With {z}, {x} and {y}. Absent: no server is called.'),
        ),
        attribution: v.optional(v.string()),
      }),
    },
    async ({ mapTiles }) => mapTiles ?? {},
  ),
]);
