import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { releaseOf } from './service.ts';

export const releaseRoutes = action(
  'GET',
  '/administration/release',
  {
    ...{ id: 'readRelease', access: 'admin' },
    summary: 'The version that runs, and the newest one',
    answer: v.object({
      running: v.pipe(v.string(), v.description('Version that runs.')),
      isCheckOn: v.pipe(v.boolean(), v.description('Whether this service checks for newer versions.')),
      newest: v.pipe(
        v.optional(
          v.object({
            version: v.string(),
            url: v.pipe(v.optional(v.string()), v.description('Page about this version.')),
            isNewer: v.pipe(v.boolean(), v.description('Whether it is newer than the one that runs.')),
            checkedAt: v.date(),
          }),
        ),
        v.description('Absent where RELEASES_URL is not set or has not answered.'),
      ),
    }),
  },
  releaseOf,
);
