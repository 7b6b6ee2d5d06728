import type { PublicAddresses } from '#platform/context/context.ts';
import type { DashboardId, HiveId, UserId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';
import type { DashboardFieldChanges, DashboardFields } from './dashboard-fields.ts';

export interface Dashboard extends DashboardFields {
  id: DashboardId;
  ownerId: UserId;
  code: string;
  /** Of its owner, and not deleted; in the order in which they are shown. */
  hiveIds: readonly HiveId[];
  logo: StoredPicture | undefined;
  rev: number;
}

/** What a dashboard is made of, or what is changed of one. */
export interface DashboardChanges extends DashboardFieldChanges {
  hiveIds?: readonly HiveId[] | undefined;
}

/** How often a dashboard was opened on a day, `YYYY-MM-DD` of UTC. */
export interface DashboardOpening {
  day: string;
  count: number;
}

/** Where everybody sees it. */
export function addressOf({ code }: Pick<Dashboard, 'code'>, { webApp }: PublicAddresses): string {
  return `${webApp}/dashboard/${code}`;
}

export function logoAddressOf(
  { logo }: Pick<Dashboard, 'logo'>,
  { api }: PublicAddresses,
): string | undefined {
  return logo && `${api}/dashboards/logos/${logo.key}`;
}
