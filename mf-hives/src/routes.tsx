import { lazyScreen, useSearchParams } from '@skep/remote-kit';
import type { RouteObject } from 'react-router';

// Texts of screens that a first visit does not show come with these screens.
const formTexts = async () => (await import('./form/form-messages.ts')).formMessages;
const lifeTexts = async () => (await import('./hive-life/life-messages.ts')).lifeMessages;
const tagTexts = async () => (await import('./hive-tags/tag-messages.ts')).tagMessages;

const HomeScreen = lazyScreen(async () => (await import('./home/HomeScreen.tsx')).HomeScreen);
const NewApiaryScreen = lazyScreen(
  async () => (await import('./new-apiary/NewApiaryScreen.tsx')).NewApiaryScreen,
  formTexts,
);
const EditApiaryScreen = lazyScreen(
  async () => (await import('./edit-apiary/EditApiaryScreen.tsx')).EditApiaryScreen,
  formTexts,
);
const MoveHivesScreen = lazyScreen(
  async () => (await import('./move-hives/MoveHivesScreen.tsx')).MoveHivesScreen,
  formTexts,
);
const NewHiveScreen = lazyScreen(
  async () => (await import('./edit-hive/NewHiveScreen.tsx')).NewHiveScreen,
  formTexts,
);
const EditHiveScreen = lazyScreen(
  async () => (await import('./edit-hive/EditHiveScreen.tsx')).EditHiveScreen,
  formTexts,
);

const QueenScreen = lazyScreen(async () => (await import('./queen/QueenScreen.tsx')).QueenScreen, formTexts);

const HiveTagsScreen = lazyScreen(
  async () => (await import('./hive-tags/list/HiveTagsScreen.tsx')).HiveTagsScreen,
  tagTexts,
);
const NewHiveTagScreen = lazyScreen(
  async () => (await import('./hive-tags/form/HiveTagFormScreen.tsx')).NewHiveTagScreen,
  tagTexts,
);
const EditHiveTagScreen = lazyScreen(
  async () => (await import('./hive-tags/form/HiveTagFormScreen.tsx')).EditHiveTagScreen,
  tagTexts,
);
const PrintTagsScreen = lazyScreen(
  async () => (await import('./hive-tags/print/PrintTagsScreen.tsx')).PrintTagsScreen,
  tagTexts,
);
const ScanTagScreen = lazyScreen(
  async () => (await import('./hive-tags/scan/ScanTagScreen.tsx')).ScanTagScreen,
  tagTexts,
);
const OpenTagScreen = lazyScreen(
  async () => (await import('./hive-tags/open/OpenTagScreen.tsx')).OpenTagScreen,
  tagTexts,
);
const OpenTagNumberScreen = lazyScreen(
  async () => (await import('./hive-tags/open/OpenTagScreen.tsx')).OpenTagNumberScreen,
  tagTexts,
);

const HiveLifeScreen = lazyScreen(
  async () => (await import('./hive-life/HiveLifeScreen.tsx')).HiveLifeScreen,
  lifeTexts,
);
const StateScreen = lazyScreen(
  async () => (await import('./hive-life/StateScreen.tsx')).StateScreen,
  lifeTexts,
);
const SplitScreen = lazyScreen(
  async () => (await import('./hive-life/SplitScreen.tsx')).SplitScreen,
  lifeTexts,
);
const UniteScreen = lazyScreen(
  async () => (await import('./hive-life/UniteScreen.tsx')).UniteScreen,
  lifeTexts,
);
const RequeenScreen = lazyScreen(
  async () => (await import('./hive-life/RequeenScreen.tsx')).RequeenScreen,
  lifeTexts,
);
const QueenRegisterScreen = lazyScreen(
  async () => (await import('./queen-register/QueenRegisterScreen.tsx')).QueenRegisterScreen,
  lifeTexts,
);
const OneQueenScreen = lazyScreen(
  async () => (await import('./queen-register/OneQueenScreen.tsx')).OneQueenScreen,
  lifeTexts,
);
const EditQueenScreen = lazyScreen(
  async () => (await import('./queen-register/EditQueenScreen.tsx')).EditQueenScreen,
  lifeTexts,
);
const MoveQueenScreen = lazyScreen(
  async () => (await import('./queen-register/MoveQueenScreen.tsx')).MoveQueenScreen,
  lifeTexts,
);
const EndQueenScreen = lazyScreen(
  async () => (await import('./queen-register/EndQueenScreen.tsx')).EndQueenScreen,
  lifeTexts,
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
  { path: '/hives/:id/life', element: <HiveLifeScreen /> },
  { path: '/hives/:id/life/edit', element: <StateScreen /> },
  { path: '/hives/:id/split', element: <SplitScreen /> },
  { path: '/hives/:id/unite', element: <UniteScreen /> },
  { path: '/hives/:id/requeen', element: <RequeenScreen /> },
  { path: '/queens', element: <QueenRegisterScreen /> },
  { path: '/queens/:id', element: <OneQueenScreen /> },
  { path: '/queens/:id/edit', element: <EditQueenScreen /> },
  { path: '/queens/:id/move', element: <MoveQueenScreen /> },
  { path: '/queens/:id/fate', element: <EndQueenScreen /> },
  { path: '/hivetags', element: <HiveTagsScreen /> },
  { path: '/hivetags/create', element: <NewHiveTagScreen /> },
  { path: '/hivetags/:id/create', element: <NewHiveTagScreen /> },
  { path: '/hivetags/:id/edit', element: <EditHiveTagScreen /> },
  { path: '/hivetags/print', element: <PrintTagsScreen /> },
  { path: '/hivetags/scan', element: <ScanTagScreen /> },
  { path: '/hive-tags/:code', element: <OpenTagScreen /> },
];
