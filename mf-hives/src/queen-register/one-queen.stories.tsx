import { press } from '@skep/remote-kit/testing';
import type { ReactNode } from 'react';
import { aFailure, aQueen, catalogue } from '../testing/builders.ts';
import { aHiveName, aRegisteredQueen } from '../testing/colony-builders.ts';
import { beatrix, colonyServer } from '../testing/colony-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { EditQueenScreen } from './EditQueenScreen.tsx';
import { EndQueenScreen } from './EndQueenScreen.tsx';
import { MoveQueenScreen } from './MoveQueenScreen.tsx';
import { OneQueenScreen } from './OneQueenScreen.tsx';
import { QueenStepQuery } from './QueenStep.graphql.ts';

export default { title: 'Hives/One queen', parameters: { frame: 'none' } };

const { answers } = colonyServer();

function QueenStory({ id = 'q2', ...props }: HivesStoryProps & { id?: string }) {
  return <HivesStory route="/queens/:id" path={`/queens/${id}`} answers={answers} {...props} />;
}

const screens: Readonly<Record<'show' | 'edit' | 'move' | 'end', ReactNode>> = {
  show: <OneQueenScreen />,
  edit: <EditQueenScreen />,
  move: <MoveQueenScreen />,
  end: <EndQueenScreen />,
};

export const Filled = () => <QueenStory screen={screens.show} />;

export const Dark = () => <QueenStory screen={screens.show} theme="dark" />;

export const NarrowInDutch = () => <QueenStory screen={screens.show} language="nl" isNarrow />;

export const Gone = () => <QueenStory screen={screens.show} id="q3" />;

export const InMatingBox = () => <QueenStory screen={screens.show} id="q4" />;

export const Edit = () => <QueenStory screen={screens.edit} />;

export const Move = () => <QueenStory screen={screens.move} />;

export const Introduce = () => <QueenStory screen={screens.move} id="q4" />;

export const New = () => <HivesStory screen={<EditQueenScreen />} path="/queens/create" answers={answers} />;

export const NewNarrowInGreek = () => (
  <HivesStory screen={<EditQueenScreen />} path="/queens/create" answers={answers} language="el" isNarrow />
);

export const MoveDark = () => <QueenStory screen={screens.move} theme="dark" />;

export const MoveNowhere = () => <QueenStory screen={screens.move} />;
MoveNowhere.play = press('button[type=submit]');

export const MoveOfOneWhoIsGone = () => <QueenStory screen={screens.move} id="q3" />;

export const End = () => <QueenStory screen={screens.end} />;

export const EndWithoutColony = () => <QueenStory screen={screens.end} id="q4" />;

export const EndSold = () => <QueenStory screen={screens.end} />;
EndSold.play = press('input[value=SOLD]');

export const EndNarrowInDutch = () => <QueenStory screen={screens.end} language="nl" isNarrow />;

export const Refused = () => (
  <QueenStory
    screen={screens.end}
    answers={colonyServer(aFailure('INVALID_INPUT', [{ path: 'date', code: 'date_too_early' }])).answers}
  />
);
Refused.play = press('button[type=submit]');

export const Loading = () => <QueenStory screen={screens.show} answers={[neverAnswering(QueenStepQuery)]} />;

export const Unreachable = () => <QueenStory screen={screens.show} answers={[]} />;

export const Offline = () => <QueenStory screen={screens.show} answers={[]} isOffline />;

export const NotThere = () => <QueenStory screen={screens.show} id="404" />;

const manyDaughters = [
  aRegisteredQueen(beatrix, [
    { hive: aHiveName('12', 'A hive with a rather long name'), since: '2025-06-10' },
  ]),
  ...Array.from({ length: 60 }, (_, index) =>
    aRegisteredQueen(
      aQueen({
        id: `d${index}`,
        name: `Daughter with a long name ${index}`,
        motherId: index < 30 ? 'q1' : `d${index - 30}`,
      }),
    ),
  ),
];

export const ManyDaughters = () => (
  <QueenStory
    screen={screens.show}
    id="q1"
    answers={[
      answering(QueenStepQuery, () => ({
        queenRegister: manyDaughters,
        apiaries: [],
        hiveCatalogue: catalogue,
      })),
    ]}
  />
);
