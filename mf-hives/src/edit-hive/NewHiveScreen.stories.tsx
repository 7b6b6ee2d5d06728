import { press } from '@skep/remote-kit/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { HivesStory } from '../testing/HivesStory.tsx';
import { sampleApiaries } from '../testing/sample-apiaries.ts';
import { NewHiveQuery } from './NewHiveScreen.graphql.ts';
import { NewHiveScreen } from './NewHiveScreen.tsx';

export default { title: 'Hives/New hive', parameters: { frame: 'none' } };

const answers = fakeServer(sampleApiaries());

export const InAnApiary = () => (
  <HivesStory screen={<NewHiveScreen />} answers={answers} path="/?apiaryId=1" />
);

export const ApiaryStillToChoose = () => <HivesStory screen={<NewHiveScreen />} answers={answers} />;
ApiaryStillToChoose.play = press('button[type=submit]');

export const NoApiaryYet = () => <HivesStory screen={<NewHiveScreen />} answers={fakeServer([])} />;

export const Loading = () => (
  <HivesStory screen={<NewHiveScreen />} answers={[neverAnswering(NewHiveQuery)]} />
);

export const Dark = () => (
  <HivesStory screen={<NewHiveScreen />} answers={answers} path="/?apiaryId=1" theme="dark" />
);

export const NarrowInGerman = () => (
  <HivesStory screen={<NewHiveScreen />} answers={answers} path="/?apiaryId=1" language="de" isNarrow />
);

export const Unreachable = () => <HivesStory screen={<NewHiveScreen />} />;

export const Offline = () => <HivesStory screen={<NewHiveScreen />} isOffline />;
