import { readFragment } from '../generated/fragment-masking.ts';
import { HivePlanFragment } from '../plans/plan.graphql.ts';
import { aPlan } from '../testing/fake-plans.ts';
import { waitingEnd, waitingMove, waitingStart } from './waiting-plan.ts';

const plan = readFragment(HivePlanFragment, aPlan() as never);
const hive = { id: '11', name: 'Hive 1', apiary: { id: '1', name: 'By the lake' } };
const id = 'waiting:0199c0de-0000-7000-8000-000000000001';

test('a method that is started has its steps as tasks, each of which can be ticked before it is sent', () => {
  const steps = [
    { step: 'MOVE_PARENT' as const, title: 'Move' },
    { step: 'CHECK_MATED' as const, title: 'Look' },
  ];
  const input = { hiveId: '11', method: 'PAGDEN' as const, startDay: '2026-06-03', steps };
  const { makes, changes } = waitingStart({ id, input, title: 'Start', hive });
  expect(makes).toEqual([
    { id, at: ['startHivePlan', 'id'] },
    { id: `${id}-move_parent`, at: ['startHivePlan', 'tasks', 0, 'id'] },
    { id: `${id}-check_mated`, at: ['startHivePlan', 'tasks', 1, 'id'] },
  ]);
  expect(changes).toMatchObject([
    {
      kind: 'added',
      field: 'hivePlans',
      entry: { id, state: 'GOING', tasks: [{ title: 'Move' }, { title: 'Look' }] },
    },
    {
      kind: 'added',
      field: 'tasks',
      entry: { day: '2026-06-03', plan: { planId: id, plannedDay: '2026-06-03' } },
    },
    {
      kind: 'added',
      field: 'tasks',
      entry: { title: 'Look', day: '2026-07-01', hives: [{ name: 'Hive 1' }] },
    },
  ]);
});

test('a step that is moved takes those along that follow it, and the start stays', () => {
  const { changes } = waitingMove('Move', plan, { step: 'CHECK_MATED', day: '2026-07-03' });
  const days = changes.flatMap((change) =>
    change.kind === 'fields' && change.typename === 'Task' ? [[change.id, change.fields.day]] : [],
  );
  expect(Object.fromEntries(days)).toMatchObject({
    ...{ '71-move_parent': '2026-06-03', '71-check_mated': '2026-07-03', '71-decide_union': '2026-07-10' },
  });
  expect(changes).toContainEqual({ kind: 'fields', typename: 'HivePlan', id: '71', fields: {} });
});

test('of one that is ended, what is not done is gone', () => {
  const { changes } = waitingEnd('End', plan);
  expect(changes.filter(({ kind }) => kind === 'gone')).toHaveLength(5);
});
