import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { allFindings, aScaleCheck } from '../testing/scale-check.ts';
import { ScaleCheckQuery } from './ScaleCheck.graphql.ts';
import { ScaleCheckScreen } from './ScaleCheckScreen.tsx';
import { scaleCheckMessages } from './scale-check-messages.ts';

export default { title: 'Measurements/Scale check', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<ScaleCheckScreen />}
    path="/devices/7/scale"
    route="/devices/:id/scale"
    messages={scaleCheckMessages}
    answers={fakeServer()}
    {...props}
  />
);

const device = { __typename: 'Device', id: '7', name: 'Scale by the lime', isOwner: true };
const checked = (part: object) => [
  ...fakeServer(),
  answering(ScaleCheckQuery, () => ({ device, scaleCheck: aScaleCheck(part) })),
];

export const FollowsTheTemperature = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const Faults = () => <Story answers={checked({ findings: allFindings })} isNarrow />;

export const Corrected = () => (
  <Story
    answers={checked({
      correction: {
        __typename: 'TemperatureCorrection',
        kgPerCelsius: 0.02,
        validFrom: '2026-06-01T00:00:00Z',
      },
    })}
  />
);

export const NothingWeighed = () => (
  <Story answers={checked({ weighed: [], corrected: [], times: [], drift: null, referenceWeighings: [] })} />
);

export const LongWordsInGerman = () => (
  <Story answers={checked({ findings: allFindings })} language="de" isNarrow />
);

export const NotThere = () => <Story path="/devices/404/scale" />;

export const Loading = () => <Story answers={[neverAnswering(ScaleCheckQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
