import { lazyScreen } from '@skep/remote-kit';
import type { RouteObject } from 'react-router';

const DevicesScreen = lazyScreen(async () => (await import('./devices/DevicesScreen.tsx')).DevicesScreen);
const NewDeviceScreen = lazyScreen(
  async () => (await import('./device-form/DeviceFormScreens.tsx')).NewDeviceScreen,
);
const EditDeviceScreen = lazyScreen(
  async () => (await import('./device-form/DeviceFormScreens.tsx')).EditDeviceScreen,
);
const DeviceScreen = lazyScreen(async () => (await import('./device-page/DeviceScreen.tsx')).DeviceScreen);

const InboxScreen = lazyScreen(async () => (await import('./inbox/InboxScreen.tsx')).InboxScreen);

const SetupScreen = lazyScreen(async () => (await import('./setup/SetupScreen.tsx')).SetupScreen);

const SensorsScreen = lazyScreen(async () => (await import('./sensors/SensorsScreen.tsx')).SensorsScreen);

const CalibrateScreen = lazyScreen(
  async () => (await import('./calibrate/CalibrateScreen.tsx')).CalibrateScreen,
);

/** Path → screen; the paths are those of remote.json. */
export const routes: RouteObject[] = [
  { path: '/devices', element: <DevicesScreen /> },
  { path: '/devices/create', element: <NewDeviceScreen /> },
  { path: '/devices/:id', element: <DeviceScreen /> },
  // Where hive tags lead; until there are charts the page of the device says most.
  { path: '/measurements/:id', element: <DeviceScreen /> },
  { path: '/devices/:id/edit', element: <EditDeviceScreen /> },
  { path: '/devices/:id/inbox', element: <InboxScreen /> },
  { path: '/devices/:id/setup', element: <SetupScreen /> },
  { path: '/devices/:id/sensors', element: <SensorsScreen /> },
  { path: '/devices/:id/calibrate', element: <CalibrateScreen /> },
];
