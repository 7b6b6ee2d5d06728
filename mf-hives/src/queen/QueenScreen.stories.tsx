import { press } from '@skep/remote-kit/testing';
import { aFailure, aHive, aQueen, catalogue } from '../testing/builders.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { QueenQuery } from './QueenScreen.graphql.ts';
import { QueenScreen } from './QueenScreen.tsx';
import { UpdateQueenMutation } from './useSaveQueen.graphql.ts';

export default { title: 'Hives/Queen', parameters: { frame: 'none' } };

const beatrix = aQueen({
  id: 'q3',
  name: 'Beatrix',
  race: 'Carnica',
  color: '#4a90e2',
  birthDate: '2025-06-01',
});
const juliana = aQueen({ id: 'q2', name: 'Juliana', color: '#f8db31', birthDate: '2022-05-14' });
const nameless = aQueen({ id: 'q1', race: 'Buckfast' });

const answersWith = (
  hiveQueens: ReturnType<typeof aQueen>[],
  hive: object | null = aHive({ name: 'Hive 2' }),
) => [answering(QueenQuery, () => ({ hive, hiveQueens, queenRegister: [], hiveCatalogue: catalogue }))];
const answers = answersWith([beatrix, juliana, nameless]);

function QueenStory(props: Omit<HivesStoryProps, 'screen'>) {
  return (
    <HivesStory
      screen={<QueenScreen />}
      route="/hives/:id/edit"
      path="/hives/1/edit?queenEdit=true"
      answers={answers}
      {...props}
    />
  );
}

export const Filled = () => <QueenStory />;

export const Dark = () => <QueenStory theme="dark" />;

export const NarrowInDutch = () => <QueenStory language="nl" isNarrow />;

export const FirstQueen = () => <QueenStory answers={answersWith([])} />;

export const ToLookAt = () => (
  <QueenStory
    answers={answersWith([beatrix, juliana], aHive({ name: 'Neighbour’s hive', canEdit: false }))}
  />
);

export const ManyQueens = () => (
  <QueenStory
    answers={answersWith(
      Array.from({ length: 30 }, (_, index) =>
        aQueen({ id: `q${index}`, name: `Queen ${30 - index}`, birthDate: `${2025 - index}-05-20` }),
      ),
    )}
  />
);

export const Loading = () => <QueenStory answers={[neverAnswering(QueenQuery)]} />;

export const Unreachable = () => <QueenStory answers={[]} />;

export const Offline = () => <QueenStory answers={[]} isOffline />;

export const NotThere = () => <QueenStory answers={answersWith([], null)} />;

export const ChangedMeanwhile = () => (
  <QueenStory
    answers={[
      ...answers,
      answering(UpdateQueenMutation, () => ({
        updateQueen: {
          __typename: 'QueenConflict',
          current: aQueen({ id: 'q3', revision: 7, name: 'Beatrix, clipped', color: '#f8db31' }),
        },
      })),
    ]}
  />
);
ChangedMeanwhile.play = press('button[type=submit]');

export const Refused = () => (
  <QueenStory
    answers={[
      ...answers,
      answering(UpdateQueenMutation, () => ({
        updateQueen: aFailure('INVALID_INPUT', [
          { path: 'name', code: 'unsupported_characters' },
          { path: 'birthDate', code: 'date_in_future' },
        ]),
      })),
    ]}
  />
);
Refused.play = press('button[type=submit]');

export const NarrowInGerman = () => <QueenStory language="de" isNarrow />;
