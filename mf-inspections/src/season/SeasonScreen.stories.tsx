import { dayAfter, seasonOfDay } from '@skep/domain';
import { press } from '@skep/remote-kit/testing';
import { dayOf } from '../agenda/calendar-days.ts';
import { aBloom, aSeasonApiary } from '../testing/fake-season.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { SeasonScreen } from './SeasonScreen.tsx';

export default { title: 'Inspections/Season', parameters: { frame: 'none' } };

const today = dayOf(new Date());
const season = seasonOfDay(today, false);
const firstDay = dayAfter(today, -9);
const blooms = [
  aBloom({ season: seasonOfDay(firstDay, false), plant: 'DANDELION', firstDay, lastDay: null }),
  aBloom({ season: seasonOfDay(firstDay, false), plant: 'FRUIT_TREES', firstDay, lastDay: null }),
  aBloom({ season, plant: 'HAZEL', firstDay: `${season}-01-01`, lastDay: `${season}-01-01` }),
];
const apiaries = [
  aSeasonApiary(),
  aSeasonApiary({ id: '2', name: 'Otago', zone: 'SOUTHERN', region: 'NEW_ZEALAND' }),
];

const degreeDays = [
  {
    ...{ __typename: 'ApiaryDegreeDays' as const, apiaryId: '1' },
    ...{ sum: 312.4, fromDay: `${season}-01-01`, missingDays: 2 },
  },
];
const answers = fakeServer({ season: { apiaries, blooms, degreeDays } });

export const Blooming = () => <InspectionsStory screen={<SeasonScreen />} answers={answers} />;

export const NarrowDark = () => (
  <InspectionsStory screen={<SeasonScreen />} answers={answers} isNarrow theme="dark" />
);

export const Greek = () => (
  <InspectionsStory screen={<SeasonScreen />} answers={answers} language="el" isNarrow />
);

export const DaysBeingChanged = () => <InspectionsStory screen={<SeasonScreen />} answers={answers} />;
DaysBeingChanged.play = press('li button[aria-expanded="false"]');

export const OfSomebodyElse = () => (
  <InspectionsStory
    screen={<SeasonScreen />}
    answers={fakeServer({ season: { apiaries: [aSeasonApiary({ canNote: false })], blooms } })}
  />
);

export const NoApiary = () => (
  <InspectionsStory screen={<SeasonScreen />} answers={fakeServer({ season: { apiaries: [] } })} />
);
