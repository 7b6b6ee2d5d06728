import { lazyScreen } from '@skep/remote-kit';
import type { RouteObject } from 'react-router';

const DiaryScreen = lazyScreen(async () => (await import('./diary/DiaryScreen.tsx')).DiaryScreen);
const InspectScreen = lazyScreen(async () => (await import('./inspect/InspectScreen.tsx')).InspectScreen);
const HiveInspectionsScreen = lazyScreen(
  async () => (await import('./hive-inspections/HiveInspectionsScreen.tsx')).HiveInspectionsScreen,
);
const EditInspectionScreen = lazyScreen(
  async () => (await import('./edit-inspection/EditInspectionScreen.tsx')).EditInspectionScreen,
);

/** Path → screen; the paths are those of remote.json. */
export const routes: RouteObject[] = [
  { path: '/diary', element: <DiaryScreen /> },
  { path: '/inspect', element: <InspectScreen /> },
  { path: '/hives/:id/inspections', element: <HiveInspectionsScreen /> },
  { path: '/hives/:id/inspections/:inspectionId', element: <EditInspectionScreen /> },
];
