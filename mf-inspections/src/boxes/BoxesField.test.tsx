import { screen, waitFor, within } from '@testing-library/react';
import type { CreateInspectionInput } from '../generated/graphql.ts';
import { CreateInspectionMutation } from '../inspection-form/saved-inspection.graphql.ts';
import { InspectScreen } from '../new-inspection/InspectScreen.tsx';
import { aFailure, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';

const wait = {
  __typename: 'HoneyWait',
  hiveId: '11',
  from: '2020-01-01',
  honeyFrom: '2099-01-01',
  product: 'Thymol',
};

async function inspect({ waits = [] as object[], answer = () => anInspection() as object } = {}) {
  const sent: CreateInspectionInput[] = [];
  const visited = visit(<InspectScreen />, {
    path: '/?hiveId=11',
    answers: [
      ...fakeServer(),
      answering(HoneyWaitsQuery, () => ({ honeyWaits: waits })),
      answering(CreateInspectionMutation, ({ input }) => {
        sent.push(input);
        return { createInspection: answer() };
      }),
    ],
  });
  const boxes = within(await screen.findByRole('region', { name: 'Boxes' }));
  const press = (name: string) => visited.user.click(boxes.getByRole('button', { name }));
  const save = () => visited.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...visited, sent, boxes, press, save };
}

test('two presses put a super on, and it is saved with the inspection', async () => {
  const { boxes, press, save, sent } = await inspect();
  await press('Change boxes');
  await press('Honey super');
  expect(boxes.getByRole('status').textContent).toContain('Added: Honey super');
  expect(boxes.getByText('2 honey supers, 2 brood boxes')).toBeTruthy();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.boxSteps).toEqual([{ act: 'ADD', layer: 'new-4', kind: 'HONEY', frameCount: 10 }]);
});

test('without a change nothing is sent of boxes', async () => {
  const { press, save, sent } = await inspect();
  await press('Change boxes');
  await press('Honey super');
  await press('Undo');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('boxSteps');
});

test('a box is swapped with the one below, turned, and another taken off', async () => {
  const { boxes, user, press, save, sent } = await inspect();
  await press('Change boxes');
  const [first] = boxes.getAllByRole('button', { name: 'Move the brood box down' });
  if (first) await user.click(first);
  const [turn] = boxes.getAllByRole('button', { name: 'Turn: Brood box' });
  if (turn) await user.click(turn);
  await press('Remove this honey super');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.boxSteps).toEqual([
    { act: 'DOWN', layer: '11-1' },
    { act: 'TURN', layer: '11-2' },
    { act: 'TAKE_OFF', layer: '11-0' },
  ]);
});

test('a super within a withdrawal warns and asks why', async () => {
  const { boxes, user, press, save, sent } = await inspect({ waits: [wait] });
  await press('Change boxes');
  await press('Honey super');
  expect(await boxes.findByText('Stop: the withdrawal period of this hive is not over')).toBeTruthy();
  await user.type(boxes.getByRole('textbox', { name: 'Why the super is put on anyway' }), 'For the bees');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ withdrawalReason: 'For the bees' });
});

test('where only the service knows of the withdrawal, its answer asks why', async () => {
  const problem = {
    __typename: 'FieldProblem',
    path: 'withdrawalReason',
    code: 'REQUIRED',
    parameters: null,
  };
  const { boxes, press, save } = await inspect({
    answer: () => aFailure('INVALID_INPUT', [problem] as never),
  });
  await press('Change boxes');
  await press('Honey super');
  await save();
  expect(await boxes.findByRole('textbox', { name: 'Why the super is put on anyway' })).toBeTruthy();
});
