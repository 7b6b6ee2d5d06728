import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { offlineParts } from './parts.ts';
import { offlineVersions } from './service.ts';

export const offlineRoutes = action(
  'GET',
  '/offline-versions',
  {
    id: 'listOfflineVersions',
    summary: 'Versions of what the person can read, for devices that keep it for use without a network',
    description:
      'As long as the version of a part is the same, so is everything in it that the person can read. Messages of devices count as no change.',
    answer: v.array(v.object({ part: v.picklist(offlineParts), version: v.string() })),
  },
  offlineVersions,
);
