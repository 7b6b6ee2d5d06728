import { neverConnecting } from './never-connecting.ts';
import { type ReadReplicaState, readOlder, readReplicaOver } from './read-replica.ts';

const [leader, following] = [neverConnecting(), neverConnecting()];

/** A replica that behaves as a test says, and the warnings about it. */
function aFollower(first: ReadReplicaState) {
  const states: ReadReplicaState[] = [];
  const now = { state: first, isAway: false };
  const stateOf = async () => {
    if (now.isAway) throw new Error('connect ECONNREFUSED');
    return now.state;
  };
  const readReplica = readReplicaOver(following, (state) => states.push(state), stateOf);
  return { now, states, context: { db: leader, readReplica } };
}

/** Which database is read from. */
const readFrom = (context: Parameters<typeof readOlder>[0]) =>
  readOlder(context, async ({ db }) => (db === following ? 'readReplica' : 'leader'));

test('what may be seconds old is read from the database that follows, where there is one', async () => {
  expect(await readFrom(aFollower('keeps up').context)).toBe('readReplica');
  expect(await readFrom(aFollower('promoted').context)).toBe('readReplica');
  expect(await readFrom({ db: leader })).toBe('leader');
});

test('where it lags or is away the one that leads is read, and it is said', async () => {
  const lagging = aFollower('lags');
  expect(await readFrom(lagging.context)).toBe('leader');
  expect(lagging.states).toEqual(['lags']);
  const away = aFollower('keeps up');
  away.now.isAway = true;
  expect(await readFrom(away.context)).toBe('leader');
  expect(away.states).toEqual(['away']);
});

test('one that ends in the middle of an answer costs nobody the answer', async () => {
  const { context } = aFollower('keeps up');
  const queried: string[] = [];
  const found = await readOlder(context, async ({ db }) => {
    queried.push(db === following ? 'readReplica' : 'leader');
    if (db === following) throw new Error('Connection terminated unexpectedly');
    return 42;
  });
  expect([found, queried]).toEqual([42, ['readReplica', 'leader']]);
});

test('an error of the query is reported, and the query is not sent twice', async () => {
  let count = 0;
  const asking = readOlder(aFollower('keeps up').context, async () => {
    count += 1;
    throw new Error('division by zero');
  });
  await expect(asking).rejects.toThrow('division by zero');
  expect(count).toBe(1);
});

test('a statement that is too slow there is not made the leader’s as well', async () => {
  let count = 0;
  const asking = readOlder(aFollower('keeps up').context, async () => {
    count += 1;
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  });
  await expect(asking).rejects.toThrow('statement timeout');
  expect(count).toBe(1);
});
