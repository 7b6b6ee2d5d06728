import { press } from '@skep/remote-kit/testing';
import { aDevice, measuredApiaries, quantities, sampleDevices } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { aSeries, emptySeries } from '../testing/series.ts';
import { aWeather, noWeather } from '../testing/weather.ts';
import { DataQuery, EvenWeightQuery } from './DataScreen.graphql.ts';
import { DataScreen } from './DataScreen.tsx';
import { dataMessages } from './data-messages.ts';

export default { title: 'Measurements/Data', parameters: { frame: 'none' } };

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<DataScreen />}
    messages={dataMessages}
    path="/measurements/7"
    route="/measurements/:id"
    answers={fakeServer()}
    {...props}
  />
);

const nothing = answering(DataQuery, () => ({
  devices: sampleDevices,
  measuredApiaries,
  quantities,
  marks: [],
  series: emptySeries({ nearestBefore: '2026-06-03T12:00:00Z', nearestAfter: '2026-11-20T12:00:00Z' }),
}));

const silent = answering(DataQuery, () => ({
  devices: sampleDevices,
  measuredApiaries,
  quantities,
  marks: [],
  series: emptySeries(),
}));

const withWeather = (weather: object) =>
  answering(DataQuery, () => ({
    devices: sampleDevices,
    measuredApiaries,
    quantities,
    marks: [],
    series: aSeries({ weather }),
  }));

const corrected = [
  answering(DataQuery, () => ({
    devices: [aDevice({ isTemperatureCorrected: true })],
    measuredApiaries,
    quantities,
    marks: [],
    series: aSeries(),
  })),
  answering(EvenWeightQuery, () => {
    const { times } = aSeries();
    const kgs = times.map((_, index) => 41.2 + index * 0.02);
    return { scaleCheck: { __typename: 'ScaleCheck', id: '7', times, corrected: kgs } };
  }),
];

export const Filled = () => <Story />;

// Before it is the switch of the closed calendar.
const showsEvenWeight = 'input[type=checkbox]:not([role=switch])';

export const AtOneTemperature = () => <Story answers={corrected} />;
AtOneTemperature.play = press(showsEvenWeight);

export const AtOneTemperatureNarrowDark = () => <Story answers={corrected} isNarrow theme="dark" />;
AtOneTemperatureNarrowDark.play = press(showsEvenWeight);

export const WithWeather = () => <Story answers={[withWeather(aWeather())]} />;

export const WeatherWithoutPlace = () => <Story answers={[withWeather(noWeather({ isPlaced: false }))]} />;

export const WeatherOnItsWay = () => <Story answers={[withWeather(noWeather())]} />;

export const WeatherNarrowInGerman = () => (
  <Story language="de" isNarrow answers={[withWeather(aWeather())]} />
);

export const OfHive = () => <Story path="/measurements/hive/11" route="/measurements/hive/:hiveId" />;

export const Dark = () => <Story theme="dark" />;

export const NarrowInGerman = () => (
  <Story language="de" isNarrow path="/measurements/7?interval=week&date=2026-11-16" />
);

export const OwnChoice = () => <Story path="/measurements/7?start=2026-11-01&end=2026-11-05" />;

export const NothingMeasured = () => <Story answers={[nothing]} />;

export const NeverMeasured = () => <Story answers={[silent]} />;

export const WithoutDevice = () => (
  <Story path="/measurements" route="/measurements" answers={fakeServer([])} />
);

export const NotThere = () => <Story path="/measurements/404" />;

export const Loading = () => <Story answers={[neverAnswering(DataQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;
