import { lazyScreen } from '@skep/remote-kit';
import type { RouteObject } from 'react-router';

const GroupsScreen = lazyScreen(async () => (await import('./list/GroupsScreen.tsx')).GroupsScreen);
const NewGroupScreen = lazyScreen(
  async () => (await import('./new-group/NewGroupScreen.tsx')).NewGroupScreen,
);
const EditGroupScreen = lazyScreen(
  async () => (await import('./edit-group/EditGroupScreen.tsx')).EditGroupScreen,
);
const InvitationScreen = lazyScreen(
  async () => (await import('./invitation/InvitationScreen.tsx')).InvitationScreen,
);

/** Path → screen; the paths are those of remote.json. */
export const routes: RouteObject[] = [
  { path: '/groups', element: <GroupsScreen /> },
  { path: '/groups/create', element: <NewGroupScreen /> },
  { path: '/groups/:id/edit', element: <EditGroupScreen /> },
  { path: '/groups/:id/token/:token', element: <InvitationScreen /> },
];
