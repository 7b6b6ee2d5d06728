import { dataMessages } from '../charts/data-messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { aColonyWeight, aStep, harvest } from '../testing/weight.ts';
import { ColonyWeightQuery } from './ColonyWeight.graphql.ts';
import { ColonyWeight } from './ColonyWeight.tsx';

export default { title: 'Measurements/Weight of the colony' };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={
      <ColonyWeight
        source={{ deviceId: '7' }}
        period={{ interval: 'DAY', back: 0 }}
        timeZone="Europe/Amsterdam"
      />
    }
    messages={dataMessages}
    answers={fakeServer()}
    {...props}
  />
);

const weighing = (part: object) =>
  answering(ColonyWeightQuery, () => ({ colonyWeight: aColonyWeight(part) }));

const manySteps = Array.from({ length: 60 }, (_, index) => ({ ...harvest, id: `7@${index}` }));

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const NarrowInGreek = () => <Story language="el" isNarrow />;

export const Swarm = () => (
  <Story answers={[weighing({ steps: [aStep({ kg: -2.6, supposed: 'BEES', kind: 'BEES' })] })]} />
);

export const SeenInAGroup = () => <Story answers={[weighing({ steps: [aStep({ mayAnswer: false })] })]} />;

export const WithoutSteps = () => <Story answers={[weighing({ steps: [] })]} />;

export const FirstDay = () => <Story answers={[weighing({ steps: [], days: [] })]} />;

export const VeryFull = () => <Story answers={[weighing({ steps: manySteps })]} />;

export const Loading = () => <Story answers={[neverAnswering(ColonyWeightQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
