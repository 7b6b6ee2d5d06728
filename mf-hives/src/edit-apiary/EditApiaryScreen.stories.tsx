import { press } from '@skep/remote-kit/testing';
import { aFailure, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { sampleApiaries } from '../testing/sample-apiaries.ts';
import { EditApiaryQuery } from './EditApiaryScreen.graphql.ts';
import { EditApiaryScreen } from './EditApiaryScreen.tsx';
import { UpdateApiaryMutation } from './useUpdateApiary.graphql.ts';

export default { title: 'Hives/Edit apiary', parameters: { frame: 'none' } };

const answers = fakeServer(sampleApiaries());

function EditStory(props: Omit<HivesStoryProps, 'screen'>) {
  return (
    <HivesStory
      screen={<EditApiaryScreen />}
      route="/apiaries/:id/edit"
      path="/apiaries/1/edit"
      answers={answers}
      {...props}
    />
  );
}

export const Filled = () => <EditStory />;

export const Dark = () => <EditStory theme="dark" />;

export const NarrowInDutch = () => <EditStory language="nl" isNarrow />;

export const Loading = () => <EditStory answers={[neverAnswering(EditApiaryQuery)]} />;

export const Unreachable = () => <EditStory answers={[]} />;

export const Offline = () => <EditStory answers={[]} isOffline />;

export const NotThere = () => <EditStory path="/apiaries/404/edit" />;

export const BeforeDeleting = () => <EditStory />;
BeforeDeleting.play = press('h1 + button');

export const Refused = () => (
  <EditStory
    answers={[
      ...answers,
      answering(UpdateApiaryMutation, () => ({
        updateApiary: aFailure('INVALID_INPUT', [
          { path: 'name', code: 'unsupported_characters' },
          { path: 'address.city', code: 'too_long' },
        ]),
      })),
    ]}
  />
);
Refused.play = press('button[type=submit]');

export const ChangedMeanwhile = () => (
  <EditStory
    answers={[
      ...answers,
      answering(UpdateApiaryMutation, () => ({
        updateApiary: {
          __typename: 'ApiaryConflict',
          current: anApiary({ id: '1', revision: 7, name: 'By the old lake', city: 'Ermelo' }),
        },
      })),
    ]}
  />
);
ChangedMeanwhile.play = press('button[type=submit]');

export const NarrowInGerman = () => <EditStory language="de" isNarrow />;

export const LongNotes = () => (
  <EditStory
    answers={[
      answering(EditApiaryQuery, () => ({
        apiary: {
          ...anApiary({
            id: '1',
            name: 'An apiary with thirty letters',
            city: 'Llanfairpwllgwyngyllgogerychwyrn',
          }),
          description: 'Willows along the ditch, then rape, then limes until the middle of July. '.repeat(30),
        },
      })),
    ]}
  />
);
