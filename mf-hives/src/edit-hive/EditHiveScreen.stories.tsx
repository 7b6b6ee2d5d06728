import { press } from '@skep/remote-kit/testing';
import { aFailure, aHive, anApiary, catalogue, layersOf, summerKinds } from '../testing/builders.ts';
import { aHistory } from '../testing/colony-builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { sampleApiaries } from '../testing/sample-apiaries.ts';
import { EditHiveQuery } from './EditHiveScreen.graphql.ts';
import { EditHiveScreen } from './EditHiveScreen.tsx';
import { UpdateHiveMutation } from './useSaveHive.graphql.ts';

export default { title: 'Hives/Edit hive', parameters: { frame: 'none' } };

const answers = fakeServer(sampleApiaries());
const save = ['button[type=submit]'];

function EditStory(props: Omit<HivesStoryProps, 'screen'>) {
  return (
    <HivesStory
      screen={<EditHiveScreen />}
      route="/hives/:id/edit"
      path="/hives/11/edit"
      answers={answers}
      {...props}
    />
  );
}

function oneHive(
  hive: ReturnType<typeof aHive>,
  homeAssistant: { __typename: 'HomeAssistant'; hiveIds: string[] } | null = null,
) {
  return [
    answering(EditHiveQuery, () => ({
      hive,
      colonyHistory: aHistory(),
      apiaries: [anApiary()],
      hiveCatalogue: catalogue,
      homeAssistant,
    })),
  ];
}

export const Filled = () => <EditStory />;

export const LayerOpen = () => <EditStory />;
LayerOpen.play = press('li button[aria-expanded=false]');

export const Dark = () => <EditStory theme="dark" />;
Dark.play = press('li button[aria-expanded=false]');

export const NarrowInDutch = () => <EditStory language="nl" isNarrow />;

export const Loading = () => <EditStory answers={[neverAnswering(EditHiveQuery)]} />;

export const Unreachable = () => <EditStory answers={[]} />;

export const Offline = () => <EditStory answers={[]} isOffline />;

export const NotThere = () => <EditStory path="/hives/404/edit" />;

export const ToLookAt = () => (
  <EditStory answers={oneHive(aHive({ name: 'Neighbour’s hive', isOwner: false, canEdit: false }))} />
);

export const SharedToEdit = () => (
  <EditStory answers={oneHive(aHive({ name: 'Neighbour’s hive', isOwner: false }))} />
);

export const NoLayers = () => <EditStory answers={oneHive(aHive({ layers: [] }))} />;

export const Refused = () => (
  <EditStory
    answers={[
      ...answers,
      answering(UpdateHiveMutation, () => ({
        updateHive: aFailure('INVALID_INPUT', [
          { path: 'name', code: 'unsupported_characters' },
          { path: 'layers.0.frameCount', code: 'too_large' },
        ]),
      })),
    ]}
  />
);
Refused.play = press(...save);

export const ChangedMeanwhile = () => (
  <EditStory
    answers={[
      ...answers,
      answering(UpdateHiveMutation, () => ({
        updateHive: {
          __typename: 'HiveConflict',
          current: aHive({
            id: '11',
            name: 'Hive 1, split',
            revision: 7,
            layers: layersOf('11', summerKinds.slice(2), ['#e9eae1', '#094da0', '#27820e']),
          }),
        },
      })),
    ]}
  />
);
ChangedMeanwhile.play = press(...save);

export const NarrowInGreek = () => <EditStory language="el" isNarrow />;

export const AsHighAsAHouse = () => (
  <EditStory
    answers={oneHive(
      aHive({
        name: 'A hive with a name of 30 signs',
        layers: layersOf('1', [...Array(20).fill('HONEY'), 'QUEEN_EXCLUDER', ...Array(10).fill('BROOD')]),
      }),
    )}
  />
);

/** Where the service publishes hives. */
export const WithHomeAssistant = () => (
  <EditStory answers={oneHive(aHive({ id: '11' }), { __typename: 'HomeAssistant', hiveIds: ['11'] })} />
);
