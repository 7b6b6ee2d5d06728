import type { Domain } from '#platform/domain/domain.ts';
import { partOf } from '#platform/exporting/export-table.ts';
import { forgetEndedShares, takeHivesFromGroups } from './core/store.ts';
import type {} from './core/tables.ts';
import { exportedGroups, exportedSharedHives, exportedShownHives } from './groups/exported.ts';
import { groupInvitationRoutes } from './groups/invitation-routes.ts';
import { groupMemberRoutes } from './groups/member-routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { forgetEndedLinks } from './invite-links/link-store.ts';
import { leaveAllGroups } from './members/departure.ts';
import { giveInvitations } from './members/invitation-store.ts';
import { forgetOldGroupNews } from './members/news-store.ts';
import { myGroupRoutes } from './my-groups/routes.ts';
import { oldGroupRoutes } from './old-api/group-routes.ts';

export const groups: Domain = {
  routes: [groupRoutes, groupMemberRoutes, groupInvitationRoutes, myGroupRoutes, oldGroupRoutes],
  exports: [exportedGroups, exportedSharedHives, exportedShownHives].map((table) => partOf('groups', table)),
  onHivesDeleted: [takeHivesFromGroups],
  onAccountDeleted: [leaveAllGroups],
  onSignUp: [giveInvitations],
  cleanUp: [forgetEndedShares, forgetEndedLinks, forgetOldGroupNews],
};
