import type { ActorName, Stranger } from './actors.ts';
import type { TestUser } from './builders.ts';
import type { Method, TestApi } from './test-api.ts';

/**
 * The status that each actor gets for a right request that concerns the owner's things. Default: that of any other
 * person, and for the owner's programs that of the owner.
 */
export interface AccessRow extends Partial<Record<ActorName, number>> {
  anonymous: number;
  owner: number;
  otherUser: number;
  /** Admins see no more of other people's bees than anybody: their notes are private. */
  admin: number;
  /** The request, about fresh things of the owner's. Default: the path as it is, without a body. */
  request?: (api: TestApi, owner: TestUser) => Promise<AccessRequest>;
}

export interface AccessRequest {
  /** With the owner's ids in it. Default: the route's. */
  path?: string;
  body?: Record<string, unknown> | readonly unknown[];
  /** Makes a stranger of the owner's group what their name says. Default: nothing, where groups do not matter. */
  admit?: (actor: Stranger, person: TestUser) => Promise<void>;
}

/** As in `PATCH /api/hives/:id`. */
export type RouteName = `${Method} /${string}`;
export type AccessRows = Readonly<Record<RouteName, AccessRow>>;

/** A row of a route that treats everybody alike. */
export function everybody(status: number, request?: AccessRow['request']): AccessRow {
  const statuses = { anonymous: status, owner: status, otherUser: status, admin: status };
  return request === undefined ? statuses : { ...statuses, request };
}

/** A row of a route by which each person reaches their own things only. */
export function eachForThemselves(status: number, request?: AccessRow['request']): AccessRow {
  return { ...everybody(status, request), anonymous: 401 };
}

/** A row of a route for one thing of the owner's: for others it is not there. */
export function ownerOnly(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { anonymous: 401, owner: status, otherUser: 404, admin: 404, request };
}

/** A row of a route whose address says in whose name it is opened: by who has it, and by nobody who is somebody else. */
export function openedByTicket(request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(200, request), anonymous: 200 };
}

/** A row of a route that shows something of the owner's hive: to whom the hive is shared it is there. */
export function sharedToSee(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(status, request), groupViewer: status, groupEditor: status };
}

/** A row of a route that changes something of the owner's hive. */
export function sharedToEdit(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(status, request), groupViewer: 403, groupEditor: status };
}

/** A row of a route for what sharing shows and never gives. */
export function neverShared(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(status, request), groupViewer: 403, groupEditor: 403 };
}

/** A row of a route for one role. */
export function adminsOnly(status: number, request?: AccessRow['request']): AccessRow {
  return { ...everybody(403, request), anonymous: 401, admin: status };
}

/** A row of a route for translators, and so for admins. */
export function translatorsOnly(status: number, request?: AccessRow['request']): AccessRow {
  return { ...adminsOnly(status, request), translator: status };
}
