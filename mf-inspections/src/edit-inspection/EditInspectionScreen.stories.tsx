import { press } from '@skep/remote-kit/testing';
import { UpdateInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { EditInspectionQuery } from './EditInspectionScreen.graphql.ts';
import { EditInspectionScreen } from './EditInspectionScreen.tsx';

export default { title: 'Inspections/Edit inspection', parameters: { frame: 'none' } };

const answers = fakeServer();
const stored = {
  route: '/hives/:id/inspections/:inspectionId',
  path: '/hives/11/inspections/501',
};

export const Filled = () => (
  <InspectionsStory screen={<EditInspectionScreen />} answers={answers} {...stored} />
);

export const Dark = () => (
  <InspectionsStory screen={<EditInspectionScreen />} answers={answers} {...stored} theme="dark" />
);

export const Narrow = () => (
  <InspectionsStory screen={<EditInspectionScreen />} answers={answers} {...stored} isNarrow />
);

export const Conflict = () => (
  <InspectionsStory
    screen={<EditInspectionScreen />}
    answers={[
      ...fakeServer(),
      answering(UpdateInspectionMutation, () => ({
        updateInspection: {
          __typename: 'InspectionConflict',
          current: anInspection({ revision: 2, notes: 'Changed on another phone.' }),
        },
      })),
    ]}
    {...stored}
  />
);
Conflict.play = press('button[type="submit"]');

export const Loading = () => (
  <InspectionsStory
    screen={<EditInspectionScreen />}
    answers={[neverAnswering(EditInspectionQuery)]}
    {...stored}
  />
);

export const Gone = () => (
  <InspectionsStory
    screen={<EditInspectionScreen />}
    answers={answers}
    {...stored}
    path="/hives/11/inspections/999"
  />
);

export const Unreachable = () => <InspectionsStory screen={<EditInspectionScreen />} {...stored} />;

export const Offline = () => <InspectionsStory screen={<EditInspectionScreen />} {...stored} isOffline />;
