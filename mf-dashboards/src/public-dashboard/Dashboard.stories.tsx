import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { dashboardsMessages } from '../messages.ts';
import { aScreen, aShownHive } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { DashboardScreenQuery } from './DashboardScreen.graphql.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import type { Shown } from './shown.ts';

export default { title: 'Dashboards/On a wall', parameters: { frame: 'none' } };

const KioskView = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<DashboardScreen />}
    messages={dashboardsMessages}
    path="/dashboard/K7TM2XQ9PA"
    route="/dashboard/:code"
    answers={fakeServer()}
    {...props}
  />
);

const showing = (overrides: Partial<Shown>) => fakeServer({ screen: () => aScreen(overrides) });

export const Filled = () => <KioskView />;

export const Light = () => <KioskView answers={showing({ theme: 'LIGHT' })} />;

export const NarrowInGerman = () => <KioskView answers={showing({ language: 'DE' })} isNarrow />;

const twelve = Array.from({ length: 12 }, (_, index) =>
  aShownHive(index + 1, `Carniolan of the town hall’s roof ${index + 1}`),
);

export const VeryFull = () => <KioskView answers={showing({ hives: twelve })} />;

const bare = { newest: [], curves: [], inspection: null, weather: null, place: null };

export const NothingMeasured = () => (
  <KioskView answers={showing({ hives: [aShownHive(1, 'Linden', bare)] })} />
);

export const Empty = () => <KioskView answers={showing({ hives: [] })} />;

export const NoSuchCode = () => <KioskView answers={fakeServer({ screen: () => null })} />;

export const Loading = () => <KioskView answers={[neverAnswering(DashboardScreenQuery)]} />;

export const Unreachable = () => <KioskView answers={[]} />;

export const Offline = () => <KioskView answers={[]} isOffline />;
