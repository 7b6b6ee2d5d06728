import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { dashboardsMessages } from '../messages.ts';
import { aScreen, aShownHive } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { DashboardScreenQuery } from './DashboardScreen.graphql.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import type { Shown } from './shown.ts';

export default { title: 'Dashboards/On a wall', parameters: { frame: 'none' } };

const Wall = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<DashboardScreen />}
    messages={dashboardsMessages}
    path="/dashboard/K7TM2XQ9PA"
    route="/dashboard/:code"
    answers={fakeServer()}
    {...props}
  />
);

const showing = (wishes: Partial<Shown>) => fakeServer({ screen: () => aScreen(wishes) });

export const Filled = () => <Wall />;

export const Light = () => <Wall answers={showing({ theme: 'LIGHT' })} />;

export const NarrowInGerman = () => <Wall answers={showing({ language: 'DE' })} isNarrow />;

const twelve = Array.from({ length: 12 }, (_, index) =>
  aShownHive(index + 1, `Carniolan of the town hall’s roof ${index + 1}`),
);

export const VeryFull = () => <Wall answers={showing({ hives: twelve })} />;

const bare = { newest: [], curves: [], inspection: null, weather: null, place: null };

export const NothingMeasured = () => <Wall answers={showing({ hives: [aShownHive(1, 'Linden', bare)] })} />;

export const Empty = () => <Wall answers={showing({ hives: [] })} />;

export const NoSuchCode = () => <Wall answers={fakeServer({ screen: () => null })} />;

export const Loading = () => <Wall answers={[neverAnswering(DashboardScreenQuery)]} />;

export const Unreachable = () => <Wall answers={[]} />;

export const Offline = () => <Wall answers={[]} isOffline />;
