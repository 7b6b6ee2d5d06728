import { someQueenVersions } from '../testing/fake-versions.ts';
import { answering } from '../testing/gateway.ts';
import { HivesStory } from '../testing/HivesStory.tsx';
import { QueenVersionsScreen } from './QueenVersionsScreen.tsx';
import { QueenVersionsQuery } from './versions.graphql.ts';

export default { title: 'Queens/Versions', parameters: { frame: 'none' } };

const versions = (queenVersions: object[] | null) => ({
  screen: <QueenVersionsScreen />,
  path: '/queens/q1/versions',
  answers: [
    answering(QueenVersionsQuery, () => ({
      queenVersions,
      hiveCatalogue: { __typename: 'HiveCatalogue', beeRaces: [] },
    })),
  ],
});

export const Renamed = () => <HivesStory {...versions(someQueenVersions)} />;

export const NarrowInGermanDark = () => (
  <HivesStory {...versions(someQueenVersions)} language="de" theme="dark" isNarrow />
);

export const NotFound = () => <HivesStory {...versions(null)} />;
