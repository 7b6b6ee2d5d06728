import { press } from '@skep/remote-kit/testing';
import { aFailure } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory } from '../testing/HivesStory.tsx';
import { NewApiaryQuery } from './NewApiaryScreen.graphql.ts';
import { NewApiaryScreen } from './NewApiaryScreen.tsx';
import { CreateApiaryMutation } from './useCreateApiary.graphql.ts';

export default { title: 'Hives/New apiary', parameters: { frame: 'none' } };

const answers = fakeServer([]);
const save = ['button[type=submit]'];

export const Place = () => <HivesStory screen={<NewApiaryScreen />} answers={answers} />;

export const Address = () => (
  <HivesStory screen={<NewApiaryScreen />} answers={answers} path="/?step=address" />
);

export const Build = () => <HivesStory screen={<NewApiaryScreen />} answers={answers} path="/?step=build" />;

export const BuildInTheDark = () => (
  <HivesStory screen={<NewApiaryScreen />} answers={answers} path="/?step=build" theme="dark" />
);

export const Hives = () => <HivesStory screen={<NewApiaryScreen />} answers={answers} path="/?step=hives" />;

export const NarrowInDutch = () => (
  <HivesStory screen={<NewApiaryScreen />} answers={answers} path="/?step=hives" language="nl" isNarrow />
);

export const Loading = () => (
  <HivesStory screen={<NewApiaryScreen />} answers={[neverAnswering(NewApiaryQuery)]} />
);

export const Unreachable = () => <HivesStory screen={<NewApiaryScreen />} />;

export const RefusedAtAStep = () => (
  <HivesStory
    screen={<NewApiaryScreen />}
    path="/?step=hives"
    answers={[
      ...answers,
      answering(CreateApiaryMutation, () => ({
        createApiary: aFailure('INVALID_INPUT', [
          { path: 'name', code: 'already_taken' },
          { path: 'hives.layers.1.frameCount', code: 'too_large' },
        ]),
      })),
    ]}
  />
);
RefusedAtAStep.play = press(...save);

export const NotSaved = () => (
  <HivesStory
    screen={<NewApiaryScreen />}
    path="/?step=hives"
    answers={[...answers, answering(CreateApiaryMutation, () => ({ createApiary: aFailure('UNEXPECTED') }))]}
  />
);
NotSaved.play = press(...save);

export const Offline = () => <HivesStory screen={<NewApiaryScreen />} isOffline />;

export const NarrowInGreek = () => (
  <HivesStory screen={<NewApiaryScreen />} answers={answers} path="/?step=build" language="el" isNarrow />
);
