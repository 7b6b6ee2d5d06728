import type { DashboardForm } from '@skep/domain';
import type { DashboardId, HiveId, UserId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';

export interface Dashboard extends Omit<DashboardForm, 'hiveIds'> {
  id: DashboardId;
  ownerId: UserId;
  code: string;
  /** Of its owner, and not deleted; in the order in which they are shown. */
  hiveIds: readonly HiveId[];
  logo: StoredPicture | undefined;
  rev: number;
}

/** How often a dashboard was opened on a day, `YYYY-MM-DD` of UTC. */
export interface DashboardOpening {
  day: string;
  count: number;
}
