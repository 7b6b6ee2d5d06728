import { lazyScreen, useSearchParams } from '@skep/remote-kit';
import type { RouteObject } from 'react-router';

const HomeScreen = lazyScreen(async () => (await import('./home/HomeScreen.tsx')).HomeScreen);
const NewApiaryScreen = lazyScreen(
  async () => (await import('./new-apiary/NewApiaryScreen.tsx')).NewApiaryScreen,
);
const EditApiaryScreen = lazyScreen(
  async () => (await import('./edit-apiary/EditApiaryScreen.tsx')).EditApiaryScreen,
);
const MoveHivesScreen = lazyScreen(
  async () => (await import('./move-hives/MoveHivesScreen.tsx')).MoveHivesScreen,
);
const NewHiveScreen = lazyScreen(async () => (await import('./edit-hive/NewHiveScreen.tsx')).NewHiveScreen);
const EditHiveScreen = lazyScreen(
  async () => (await import('./edit-hive/EditHiveScreen.tsx')).EditHiveScreen,
);

const QueenScreen = lazyScreen(async () => (await import('./queen/QueenScreen.tsx')).QueenScreen);

const HiveTagsScreen = lazyScreen(
  async () => (await import('./hive-tags/list/HiveTagsScreen.tsx')).HiveTagsScreen,
);
const NewHiveTagScreen = lazyScreen(
  async () => (await import('./hive-tags/form/HiveTagFormScreen.tsx')).NewHiveTagScreen,
);
const EditHiveTagScreen = lazyScreen(
  async () => (await import('./hive-tags/form/HiveTagFormScreen.tsx')).EditHiveTagScreen,
);
const PrintTagsScreen = lazyScreen(
  async () => (await import('./hive-tags/print/PrintTagsScreen.tsx')).PrintTagsScreen,
);
const ScanTagScreen = lazyScreen(
  async () => (await import('./hive-tags/scan/ScanTagScreen.tsx')).ScanTagScreen,
);
const OpenTagScreen = lazyScreen(
  async () => (await import('./hive-tags/open/OpenTagScreen.tsx')).OpenTagScreen,
);
const OpenTagNumberScreen = lazyScreen(
  async () => (await import('./hive-tags/open/OpenTagScreen.tsx')).OpenTagNumberScreen,
);

/** The tags that the old app printed lead home, with their number. */
function HomeOrTagScreen() {
  const [parameters] = useSearchParams();
  return parameters.has('hive_index') ? <OpenTagNumberScreen /> : <HomeScreen />;
}

/** A hive and its queen share a path (spec 2); links of other clients tell them apart by `queenEdit`. */
function HiveOrQueenScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('queenEdit') === 'true' ? <QueenScreen /> : <EditHiveScreen />;
}

/** Path → screen; the paths are those of remote.json. */
export const routes: RouteObject[] = [
  { path: '/', element: <HomeOrTagScreen /> },
  { path: '/apiaries', element: <HomeOrTagScreen /> },
  { path: '/apiaries/create', element: <NewApiaryScreen /> },
  { path: '/apiaries/:id/edit', element: <EditApiaryScreen /> },
  { path: '/apiaries/:id/management', element: <MoveHivesScreen /> },
  { path: '/hives/create', element: <NewHiveScreen /> },
  { path: '/hives/:id/edit', element: <HiveOrQueenScreen /> },
  { path: '/hivetags', element: <HiveTagsScreen /> },
  { path: '/hivetags/create', element: <NewHiveTagScreen /> },
  { path: '/hivetags/:id/create', element: <NewHiveTagScreen /> },
  { path: '/hivetags/:id/edit', element: <EditHiveTagScreen /> },
  { path: '/hivetags/print', element: <PrintTagsScreen /> },
  { path: '/hivetags/scan', element: <ScanTagScreen /> },
  { path: '/hive-tags/:code', element: <OpenTagScreen /> },
];
