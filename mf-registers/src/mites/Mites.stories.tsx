import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';

import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { aMiteSeason } from '../testing/mites.ts';
import { CountMitesScreen } from './CountMitesScreen.tsx';
import { HiveMitesScreen } from './HiveMitesScreen.tsx';
import { MitesQuery } from './MitesScreen.graphql.ts';
import { MitesScreen } from './MitesScreen.tsx';
import { miteCurveMessages } from './mite-curve-messages.ts';
import { ThresholdsScreen } from './ThresholdsScreen.tsx';

export default { title: 'Registers/Mites', parameters: { frame: 'none' } };

const Mites = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<MitesScreen />}
    messages={miteCurveMessages}
    path="/registers/mites"
    answers={fakeServer()}
    {...props}
  />
);

export const Filled = () => <Mites />;

export const Dark = () => <Mites theme="dark" />;

export const NarrowInGerman = () => <Mites language="de" isNarrow />;

export const CurveOfAnApiary = () => <Mites />;
CurveOfAnApiary.play = press('button[aria-expanded]');

export const NothingCounted = () => (
  <Mites answers={fakeServer({ season: aMiteSeason({ counts: [], treatments: [] }) })} />
);

export const VeryFull = () => <Mites answers={fakeServer({ hiveCount: 200 })} />;

export const NoHives = () => <Mites answers={fakeServer({ hiveCount: 0 })} />;

export const Loading = () => <Mites answers={[neverAnswering(MitesQuery)]} />;

export const Unreachable = () => <Mites answers={[]} />;

export const Offline = () => <Mites answers={[]} isOffline />;

const Count = (props: Partial<ScreenStoryProps>) => (
  <Mites screen={<CountMitesScreen />} path="/registers/mites/create?hiveIds=1,2" {...props} />
);

export const NewCount = () => <Count />;

export const NewCountNarrowInGerman = () => <Count language="de" isNarrow />;

export const NewCountNothingTyped = () => <Count />;
NewCountNothingTyped.play = press('button[type=submit]');

const Hive = (props: Partial<ScreenStoryProps>) => (
  <Mites
    screen={<HiveMitesScreen />}
    path="/registers/mites/hives/1"
    route="/registers/mites/hives/:hiveId"
    {...props}
  />
);

export const OneHive = () => <Hive />;

export const OneHiveNarrowInGerman = () => <Hive language="de" isNarrow />;

export const Thresholds = () => <Mites screen={<ThresholdsScreen />} path="/registers/mites/thresholds" />;

export const ThresholdsNarrowInGerman = () => (
  <Mites screen={<ThresholdsScreen />} path="/registers/mites/thresholds" language="de" isNarrow />
);
