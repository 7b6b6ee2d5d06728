import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const DiaryScreen = lazy(async () => {
  const { DiaryScreen: Screen } = await import('./diary/DiaryScreen.tsx');
  return { default: Screen };
});
const InspectScreen = lazy(async () => {
  const { InspectScreen: Screen } = await import('./inspect/InspectScreen.tsx');
  return { default: Screen };
});
const HiveInspectionsScreen = lazy(async () => {
  const { HiveInspectionsScreen: Screen } = await import('./hive-inspections/HiveInspectionsScreen.tsx');
  return { default: Screen };
});
const EditInspectionScreen = lazy(async () => {
  const { EditInspectionScreen: Screen } = await import('./edit-inspection/EditInspectionScreen.tsx');
  return { default: Screen };
});

/** Path → screen; the paths are those of remote.json. */
export const routes: RouteObject[] = [
  { path: '/diary', element: <DiaryScreen /> },
  { path: '/inspect', element: <InspectScreen /> },
  { path: '/hives/:id/inspections', element: <HiveInspectionsScreen /> },
  { path: '/hives/:id/inspections/:inspectionId', element: <EditInspectionScreen /> },
];
