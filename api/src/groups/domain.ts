import type { Domain } from '#platform/domain/domain.ts';
import { archivedGroups } from './archived.ts';
import { forgetEndedShares, takeHivesFromGroups } from './core/store.ts';
import type {} from './core/tables.ts';
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
  exports: archivedGroups,
  onHivesDeleted: [takeHivesFromGroups],
  onAccountDeleted: [leaveAllGroups],
  onSignUp: [giveInvitations],
  cleanUp: [forgetEndedShares, forgetEndedLinks, forgetOldGroupNews],
};
