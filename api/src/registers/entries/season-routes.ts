import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { seasonOf } from './season.ts';

export const seasonRoutes = action(
  'GET',
  '/season',
  {
    id: 'getSeason',
    summary:
      'The present season where most apiaries of the person are: a calendar year, or July to June in the south',
    answer: v.object({
      year: v.pipe(v.number(), v.description('Year in which the season begins.')),
      isSouthern: v.pipe(v.boolean(), v.description('Whether it is from July to June.')),
    }),
  },
  (context) => seasonOf(context),
);
