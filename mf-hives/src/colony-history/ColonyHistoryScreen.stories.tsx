import { aColonyEvent, aHistory, aHiveName, aQueenName } from '../testing/colony-builders.ts';
import { colonyServer, linden } from '../testing/colony-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { HiveLifeQuery } from './ColonyHistoryScreen.graphql.ts';
import { ColonyHistoryScreen } from './ColonyHistoryScreen.tsx';

export default { title: 'Hives/Life of a colony', parameters: { frame: 'none' } };

const { answers } = colonyServer();

function LifeStory({ id = '12', ...props }: Omit<HivesStoryProps, 'screen'> & { id?: string }) {
  return (
    <HivesStory
      screen={<ColonyHistoryScreen />}
      route="/hives/:id/life"
      path={`/hives/${id}/life`}
      answers={answers}
      {...props}
    />
  );
}

export const Filled = () => <LifeStory />;

export const Dark = () => <LifeStory theme="dark" />;

export const NarrowInDutch = () => <LifeStory language="nl" isNarrow />;

export const NothingYet = () => <LifeStory id="14" />;

export const Sold = () => <LifeStory id="15" />;

const long = 'A rather long name of a hive';
const manyEvents = Array.from({ length: 40 }, (_, index) =>
  aColonyEvent('REQUEEN', {
    id: `${index}`,
    date: `20${60 - index}-06-01`,
    queen: aQueenName(`${index}`, `Queen with a rather long name ${index}`),
    formerQueen: aQueenName(`${index + 1}`, null),
    otherHive: aHiveName('13', long),
    note: 'Seen on the third frame, with eggs around her. '.repeat(6),
  }),
);

export const ManyYears = () => (
  <LifeStory
    answers={[
      answering(HiveLifeQuery, () => ({
        hive: { ...linden, name: long, state: 'QUEENLESS', stateSince: '2026-05-03' },
        colonyHistory: aHistory({
          events: manyEvents,
          reigns: manyEvents.map(({ queen, date }) => ({
            queen: queen ?? aQueenName('0', null),
            since: date,
            until: date,
          })),
        }),
      })),
    ]}
  />
);

export const Loading = () => <LifeStory answers={[neverAnswering(HiveLifeQuery)]} />;

export const Unreachable = () => <LifeStory answers={[]} />;

export const Offline = () => <LifeStory answers={[]} isOffline />;

export const NotThere = () => <LifeStory id="404" />;
