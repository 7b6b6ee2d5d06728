import { aQueen } from '../testing/builders.ts';
import { aHiveName, aRegisteredQueen } from '../testing/colony-builders.ts';
import { colonyServer } from '../testing/colony-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { QueenRegisterQuery } from './QueenRegisterScreen.graphql.ts';
import { QueenRegisterScreen } from './QueenRegisterScreen.tsx';

export default { title: 'Hives/Queen register', parameters: { frame: 'none' } };

function RegisterStory(props: Omit<HivesStoryProps, 'screen'>) {
  return (
    <HivesStory screen={<QueenRegisterScreen />} path="/queens" answers={colonyServer().answers} {...props} />
  );
}

export const Filled = () => <RegisterStory />;

export const Dark = () => <RegisterStory theme="dark" />;

export const NarrowInDutch = () => <RegisterStory language="nl" isNarrow />;

export const OnlyGone = () => <RegisterStory path="/queens?shown=gone" />;

export const NothingFound = () => <RegisterStory path="/queens?search=zzz" />;

export const NoQueens = () => (
  <RegisterStory
    answers={[answering(QueenRegisterQuery, () => ({ queenRegister: [], queenPictures: [] }))]}
  />
);

export const ManyQueens = () => (
  <RegisterStory
    answers={[
      answering(QueenRegisterQuery, () => ({
        queenPictures: [],
        queenRegister: Array.from({ length: 200 }, (_, index) =>
          aRegisteredQueen(
            aQueen({ id: `${index}`, name: `Queen with a rather long name ${index}`, race: 'Carnica' }),
            [{ hive: aHiveName(`${index}`, `A hive with a rather long name ${index}`) }],
          ),
        ),
      })),
    ]}
  />
);

export const Loading = () => <RegisterStory answers={[neverAnswering(QueenRegisterQuery)]} />;

export const Unreachable = () => <RegisterStory answers={[]} />;

export const Offline = () => <RegisterStory answers={[]} isOffline />;

export const NarrowInGreek = () => <RegisterStory language="el" isNarrow />;
