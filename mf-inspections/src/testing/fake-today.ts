import type { TodayQuery as Answer } from '../generated/graphql.ts';
import { TodayQuery } from '../today/TodayScreen.graphql.ts';
import type { ReminderAnswer, TaskAnswer } from './builders.ts';
import type { BloomAnswer } from './fake-season.ts';
import { answering } from './gateway.ts';

type Apiary = Answer['apiaries'][number];
type Hive = Apiary['hives'][number];

/** What today knows besides reminders and tasks. */
export type TodayPart = Partial<
  { blooms: readonly BloomAnswer[] } & Pick<
    Answer,
    'apiaries' | 'openAlerts' | 'apiaryForecasts' | 'apiarySeasons'
  > &
    Omit<Answer['dues'], '__typename'>
>;

export function aTodayHive(part: Partial<Hive> = {}): Hive {
  return {
    __typename: 'Hive',
    ...{ id: '11', name: 'Hive 1', isOwner: true, state: 'ACTIVE' },
    ...{ queen: null, lastInspection: null, devices: [] },
    ...part,
  };
}

export function aTodayApiary(part: Partial<Apiary> = {}): Apiary {
  return { __typename: 'Apiary', id: '1', name: 'By the lake', coordinates: null, hives: [], ...part };
}

/** @param plans what is open now */
export function fakeToday(
  {
    apiaries = [],
    openAlerts = [],
    apiaryForecasts = [],
    apiarySeasons = [],
    blooms = [],
    waits = [],
    plannedCounts = [],
    flows = [],
    stores = [],
    faultyScales = [],
  }: TodayPart,
  plans: () => { reminders: readonly ReminderAnswer[]; tasks: readonly TaskAnswer[] },
) {
  return answering(TodayQuery, () => ({
    ...{ apiaries, openAlerts, apiaryForecasts, apiarySeasons, blooms, ...plans() },
    dues: { __typename: 'Dues', waits, plannedCounts, flows, stores, faultyScales },
  }));
}
