import { someVersions } from '../testing/fake-versions.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { InspectionVersionsScreen } from './InspectionVersionsScreen.tsx';
import { InspectionVersionsQuery } from './versions.graphql.ts';

export default { title: 'Inspections/Versions', parameters: { frame: 'none' } };

const versions = (inspectionVersions: object[] | null) => ({
  screen: <InspectionVersionsScreen />,
  path: '/hives/11/inspections/501/versions',
  answers: [answering(InspectionVersionsQuery, () => ({ inspectionVersions }))],
});

export const Edited = () => <InspectionsStory {...versions(someVersions)} />;

export const Dark = () => <InspectionsStory {...versions(someVersions)} theme="dark" />;

export const NarrowInGerman = () => <InspectionsStory {...versions(someVersions)} language="de" isNarrow />;

export const NeverEdited = () => <InspectionsStory {...versions(someVersions.slice(1))} />;

export const NotFound = () => <InspectionsStory {...versions(null)} />;

export const Loading = () => (
  <InspectionsStory
    screen={<InspectionVersionsScreen />}
    answers={[neverAnswering(InspectionVersionsQuery)]}
  />
);

export const Unreachable = () => <InspectionsStory screen={<InspectionVersionsScreen />} />;
