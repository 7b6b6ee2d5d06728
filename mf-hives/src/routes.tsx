import { useSearchParams } from '@skep/remote-kit';
import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const HomeScreen = lazy(async () => {
  const { HomeScreen: Screen } = await import('./home/HomeScreen.tsx');
  return { default: Screen };
});
const NewApiaryScreen = lazy(async () => {
  const { NewApiaryScreen: Screen } = await import('./new-apiary/NewApiaryScreen.tsx');
  return { default: Screen };
});
const EditApiaryScreen = lazy(async () => {
  const { EditApiaryScreen: Screen } = await import('./edit-apiary/EditApiaryScreen.tsx');
  return { default: Screen };
});
const MoveHivesScreen = lazy(async () => {
  const { MoveHivesScreen: Screen } = await import('./move-hives/MoveHivesScreen.tsx');
  return { default: Screen };
});
const NewHiveScreen = lazy(async () => {
  const { NewHiveScreen: Screen } = await import('./edit-hive/NewHiveScreen.tsx');
  return { default: Screen };
});
const EditHiveScreen = lazy(async () => {
  const { EditHiveScreen: Screen } = await import('./edit-hive/EditHiveScreen.tsx');
  return { default: Screen };
});

const QueenScreen = lazy(async () => {
  const { QueenScreen: Screen } = await import('./queen/QueenScreen.tsx');
  return { default: Screen };
});

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
