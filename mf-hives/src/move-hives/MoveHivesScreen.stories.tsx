import { press } from '@skep/remote-kit/testing';
import { aFailure, aHive, anApiary, layersOf, summerKinds } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { sampleApiaries } from '../testing/sample-apiaries.ts';
import { MoveHivesMutation } from './MoveHivesForm.graphql.ts';
import { MoveHivesQuery } from './MoveHivesScreen.graphql.ts';
import { MoveHivesScreen } from './MoveHivesScreen.tsx';

export default { title: 'Hives/Move hives', parameters: { frame: 'none' } };

const answers = fakeServer(sampleApiaries());

function MoveStory(props: Omit<HivesStoryProps, 'screen'>) {
  return (
    <HivesStory
      screen={<MoveHivesScreen />}
      route="/apiaries/:id/management"
      path="/apiaries/1/management"
      answers={answers}
      {...props}
    />
  );
}

export const Filled = () => <MoveStory />;

export const Dark = () => <MoveStory theme="dark" />;

export const NarrowInDutch = () => <MoveStory language="nl" isNarrow />;

export const ManyHives = () => (
  <MoveStory
    answers={fakeServer([
      anApiary({
        id: '1',
        hives: Array.from({ length: 60 }, (_, index) =>
          aHive({
            id: `${index}`,
            name: `A hive with a rather long name ${index + 1}`,
            layers: layersOf(`${index}`, summerKinds),
          }),
        ),
      }),
      anApiary({ id: '2', name: 'Orchard' }),
    ])}
  />
);

export const NobodyChosen = () => <MoveStory />;
NobodyChosen.play = press('input[type=checkbox]', 'button[type=submit]');

export const Loading = () => <MoveStory answers={[neverAnswering(MoveHivesQuery)]} />;

export const Unreachable = () => <MoveStory answers={[]} />;

export const Offline = () => <MoveStory answers={[]} isOffline />;

export const NotThere = () => <MoveStory path="/apiaries/404/management" />;

export const OnlyOneApiary = () => <MoveStory answers={fakeServer([anApiary({ hives: [aHive()] })])} />;

export const Refused = () => (
  <MoveStory
    answers={[
      ...fakeServer([anApiary({ hives: [aHive()] }), anApiary({ id: '2', name: 'Orchard' })]),
      answering(MoveHivesMutation, () => ({ moveHives: aFailure('NOT_FOUND') })),
    ]}
  />
);
Refused.play = press('button[type=submit]');

export const NarrowInGreek = () => <MoveStory language="el" isNarrow />;
