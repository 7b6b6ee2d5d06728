import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { releaseOf } from './service.ts';

const ReleaseBody = Type.Object({
  running: Type.String({ description: 'Version that runs.' }),
  is_check_on: Type.Boolean({ description: 'Whether this service checks for newer versions.' }),
  newest: nullable(
    Type.Object({
      version: Type.String(),
      url: nullable(Type.String({ description: 'Page about this version.' })),
      is_newer: Type.Boolean({ description: 'Whether it is newer than the one that runs.' }),
      checked_at: WireTime,
    }),
  ),
});

/** An addition to the old wire. */
export const releaseRoutes: Routes = async (http) => {
  http.get(
    '/administration/release',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getRelease',
        tags: ['administration'],
        summary:
          'The version that runs, and the newest one; null where RELEASES_URL is not set or has not answered',
        response: { 200: ReleaseBody },
      },
    },
    async (request) => {
      const { running, isCheckOn, newest } = await releaseOf(contextOf(request));
      return {
        running,
        is_check_on: isCheckOn,
        newest: newest
          ? {
              version: newest.version,
              url: newest.url ?? null,
              is_newer: newest.isNewer,
              checked_at: wireTime(newest.checkedAt),
            }
          : null,
      };
    },
  );
};
