import { measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { aHiveSeries } from '../testing/series.ts';
import { CompareQuery } from './CompareScreen.graphql.ts';
import { CompareScreen } from './CompareScreen.tsx';
import { compareMessages } from './compare-messages.ts';

export default { title: 'Measurements/Compare', parameters: { frame: 'none' } };

const Story = ({
  path = '/measurements/apiary/1?interval=week',
  ...props
}: Partial<MeasurementsStoryProps>) => (
  <MeasurementsStory
    screen={<CompareScreen />}
    messages={compareMessages}
    path={path}
    route={path.includes('/apiary/') ? '/measurements/apiary/:apiaryId' : '/measurements/compare'}
    answers={fakeServer()}
    {...props}
  />
);

const lists = { devices: sampleDevices, measuredApiaries, quantities };
const today = new Date().toISOString().slice(0, 10);
const southern = answering(CompareQuery, () => ({
  ...lists,
  measuredApiaries: measuredApiaries.map((each) => ({ ...each, isSouthern: true })),
  hiveSeries: aHiveSeries(['11']),
}));
const nothing = answering(CompareQuery, () => ({
  ...lists,
  hiveSeries: aHiveSeries([], { nearestBefore: '2026-06-03T12:00:00Z' }),
}));

const manyHives = Array.from({ length: 40 }, (_, index) => ({
  __typename: 'MeasuredHive',
  id: String(100 + index),
  name: `Hive ${index + 1}`,
  isOwner: true,
  deviceIds: [],
  unknownQuantities: [],
}));
const many = answering(CompareQuery, () => ({
  ...lists,
  measuredApiaries: [
    { __typename: 'MeasuredApiary', id: '1', name: 'Orchard', isSouthern: false, hives: manyHives },
  ],
  hiveSeries: aHiveSeries(manyHives.map(({ id }) => id)),
}));

export const HivesOfApiary = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const AgainstTheMean = () => (
  <Story path="/measurements/compare?interval=week&hives=11,12,21&view=mean" />
);

export const MeanNarrowInGerman = () => (
  <Story path="/measurements/compare?interval=week&hives=11,12,21&view=mean" language="de" isNarrow />
);

export const Years = () => <Story path="/measurements/compare?interval=week&hives=11&view=years" />;

export const SouthernYears = () => (
  <Story
    path={`/measurements/compare?interval=year&date=${today}&hives=11&view=years`}
    answers={[southern]}
  />
);

export const Gains = () => <Story path="/measurements/apiary/1?interval=month&view=gains" />;

export const GainsNarrowInGreek = () => (
  <Story path="/measurements/apiary/1?interval=month&view=gains" language="el" isNarrow theme="dark" />
);

export const FortyHives = () => <Story answers={[many]} />;

export const NothingMeasured = () => <Story answers={[nothing]} />;

export const NoneChosen = () => <Story path="/measurements/compare" />;

export const OneAlone = () => <Story path="/measurements/compare?hives=11&view=mean" />;

export const NotThere = () => <Story path="/measurements/compare?hives=404" />;

export const Loading = () => <Story answers={[neverAnswering(CompareQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
