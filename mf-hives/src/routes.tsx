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

/** A hive and its queen share a path (spec 2); links of other clients tell them apart by `queenEdit`. */
function HiveOrQueenScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('queenEdit') === 'true' ? <QueenScreen /> : <EditHiveScreen />;
}

/** Path → screen; the paths are those of remote.json. */
export const routes: RouteObject[] = [
  { path: '/', element: <HomeScreen /> },
  { path: '/apiaries', element: <HomeScreen /> },
  { path: '/apiaries/create', element: <NewApiaryScreen /> },
  { path: '/apiaries/:id/edit', element: <EditApiaryScreen /> },
  { path: '/apiaries/:id/management', element: <MoveHivesScreen /> },
  { path: '/hives/create', element: <NewHiveScreen /> },
  { path: '/hives/:id/edit', element: <HiveOrQueenScreen /> },
];
