import { actors } from './actors.ts';
import { actorsOfRun } from './actors-of-run.ts';
import { widestOperations } from './operations.ts';

const operations = Object.keys(widestOperations);

test('in a sample every operation is requested by two actors, and every actor requests a sixth of them', () => {
  const actorsOf = actorsOfRun(operations, () => false);
  expect([...actorsOf.keys()].sort()).toEqual(operations.toSorted());
  for (const some of actorsOf.values()) expect(some).toHaveLength(2);
  for (const actor of actors) {
    const count = [...actorsOf.values()].filter((some) => some.includes(actor)).length;
    expect(count).toBeGreaterThanOrEqual(Math.floor(operations.length / 6));
  }
});

test('every actor asks for an operation that is tried whole', () => {
  const actorsOf = actorsOfRun(operations, (name) => name === 'hive');
  expect(actorsOf.get('hive')).toEqual(actors);
  expect(actorsOf.get('apiary')).toHaveLength(2);
});
