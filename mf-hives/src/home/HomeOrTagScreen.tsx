import { lazyScreen, useSearchParams } from '@skep/remote-kit';
import { HomeScreen } from './HomeScreen.tsx';

const OpenTagNumberScreen = lazyScreen(
  async () => (await import('../hive-tags/open/OpenTagScreen.tsx')).OpenTagNumberScreen,
  async () => (await import('../hive-tags/tag-messages.ts')).tagMessages,
);

/** The tags that the old app printed lead home, with their number. */
export function HomeOrTagScreen() {
  const [parameters] = useSearchParams();
  return parameters.has('hive_index') ? <OpenTagNumberScreen /> : <HomeScreen />;
}
