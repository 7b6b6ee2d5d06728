import { someVersions } from '../testing/fake-versions.ts';
import { answering } from '../testing/gateway.ts';
import { HivesStory } from '../testing/HivesStory.tsx';
import { HiveVersionsScreen } from './HiveVersionsScreen.tsx';
import { HiveVersionsQuery } from './versions.graphql.ts';

export default { title: 'Hives/Versions', parameters: { frame: 'none' } };

const versions = (hiveVersions: object[] | null) => ({
  screen: <HiveVersionsScreen />,
  path: '/hives/12/versions',
  answers: [
    answering(HiveVersionsQuery, () => ({
      hiveVersions,
      hiveCatalogue: { __typename: 'HiveCatalogue', hiveTypes: [] },
    })),
  ],
});

export const Edited = () => <HivesStory {...versions(someVersions)} />;

export const Dark = () => <HivesStory {...versions(someVersions)} theme="dark" />;

export const NarrowInGerman = () => <HivesStory {...versions(someVersions)} language="de" isNarrow />;

export const NotFound = () => <HivesStory {...versions(null)} />;
