import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { ChecklistVersionsScreen } from './ChecklistVersionsScreen.tsx';
import { someChecklistVersions } from './test-versions.ts';
import { ChecklistVersionsQuery } from './versions.graphql.ts';

export default { title: 'Inspections/Versions of checklists', parameters: { frame: 'none' } };

const versions = (answer: object = someChecklistVersions) => ({
  screen: <ChecklistVersionsScreen />,
  path: '/checklist/7/versions',
  answers: [answering(ChecklistVersionsQuery, () => answer)],
});

export const Edited = () => <InspectionsStory {...versions()} />;
export const Dark = () => <InspectionsStory {...versions()} theme="dark" />;
export const NarrowInGreek = () => <InspectionsStory {...versions()} language="el" isNarrow />;
export const NotFound = () => (
  <InspectionsStory {...versions({ ...someChecklistVersions, checklistVersions: null })} />
);
export const Loading = () => (
  <InspectionsStory screen={<ChecklistVersionsScreen />} answers={[neverAnswering(ChecklistVersionsQuery)]} />
);
export const Unreachable = () => <InspectionsStory screen={<ChecklistVersionsScreen />} />;
