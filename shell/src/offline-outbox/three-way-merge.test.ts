import type { Answer } from '../graphql/send-document.ts';
import { anOutbox, done } from './testing.ts';

const layer = { id: '1', kind: 'BROOD', color: null, frameCount: 10 };
const began = { __typename: 'Hive', name: 'Linden', order: null, type: { id: '2' }, layers: [layer] };
const merges = {
  began,
  input: { name: 'Linden', typeId: '2', layers: [{ ...layer, color: undefined }] },
  paths: { name: ['name'], order: ['order'], typeId: ['type', 'id'], layers: ['layers'] },
};

const conflict = (theirs: object): Answer => ({
  data: { save: { __typename: 'HiveConflict', current: { ...began, revision: 5, ...theirs } } },
});

/** Mine has another name and is sent to a hive that somebody else has changed like this. */
async function sentOver(theirs: object, work: object = { merges }) {
  const { world, outbox, store, keep } = anOutbox();
  await keep('mine', work, false, { id: '1', revision: 4, input: { ...merges.input, name: 'Lime' } });
  Object.assign(world, {
    isOnline: true,
    answer: (key: string) => (key === 'mine' ? conflict(theirs) : done),
  });
  await outbox.send();
  return { rows: store.all(), sent: world.variables };
}

test('what somebody else has changed elsewhere in the same thing stays, and goes with mine by a key of its own', async () => {
  const grown = [layer, { ...layer, __typename: 'HiveLayer', id: '3' }];
  const { rows, sent } = await sentOver({
    order: 7,
    type: { __typename: 'HiveType', id: '9' },
    layers: grown,
  });
  expect(rows).toEqual([]);
  expect(sent.map(({ key }) => key)).toEqual(['mine', expect.not.stringMatching('mine')]);
  expect(sent[1]?.variables).toEqual({
    id: '1',
    revision: 5,
    input: { name: 'Lime', order: 7, typeId: '9', layers: [layer, { ...layer, id: '3' }] },
  });
});

test('the same change of two people is one', async () => {
  const { rows, sent } = await sentOver({ name: 'Lime' });
  expect(rows).toEqual([]);
  expect(sent[1]?.variables).toMatchObject({ revision: 5, input: { name: 'Lime' } });
});

test.each([
  ['both have changed the same', { name: 'Basswood' }, { merges }],
  ['nobody has said how', { order: 7 }, {}],
  ['it would be refused again', { order: 7, revision: 4 }, { merges }],
])('where %s its person decides', async (_why, theirs, work) => {
  const { rows, sent } = await sentOver(theirs, work);
  expect(sent).toHaveLength(1);
  expect(rows).toMatchObject([{ inDoubtSince: undefined, refusal: { code: 'changed_meanwhile' } }]);
});

test('what takes the place of one that was never sent is merged as that one would have been', async () => {
  const { world, outbox, store, keep } = anOutbox();
  const supersedes = 'hive:1';
  const first = { id: '1', revision: 4, input: { ...merges.input, name: 'Lime', typeId: null } };
  await keep('mine', { supersedes, merges }, false, first);
  const shown = { ...merges, began: { ...began, name: 'Lime', type: null }, input: first.input };
  const second = { ...first, input: { ...first.input, name: 'Lime tree' } };
  await keep('mine again', { supersedes, merges: shown }, false, second);
  const answer = (key: string) => (key === 'mine again' ? conflict({ order: 7 }) : done);
  Object.assign(world, { isOnline: true, answer });
  await outbox.send();
  expect(store.all()).toEqual([]);
  expect(world.variables[1]?.variables).toMatchObject({
    revision: 5,
    input: { name: 'Lime tree', typeId: null, order: 7 },
  });
});

test('what was merged once and meets another change again is merged again', async () => {
  const { world, outbox, store, keep } = anOutbox();
  await keep('mine', { merges }, false, { id: '1', revision: 4, input: { ...merges.input, name: 'Lime' } });
  const answers = [conflict({ order: 7 }), conflict({ order: 8, revision: 6 }), done];
  Object.assign(world, { isOnline: true, answer: () => answers.shift() ?? done });
  await outbox.send();
  expect(store.all()).toEqual([]);
  expect(world.variables[2]?.variables).toMatchObject({ revision: 6, input: { name: 'Lime', order: 8 } });
});

test('an edit of a part of its input is merged there, and answers in whatever order they are listed', async () => {
  const { world, outbox, store, keep } = anOutbox();
  const answers = [
    { __typename: 'InspectionItem', itemId: '7', value: '3', text: 'three' },
    { __typename: 'InspectionItem', itemId: '6', value: '1', text: 'yes' },
  ];
  const items = [
    { itemId: '6', value: '1' },
    { itemId: '7', value: '3' },
  ];
  const inspection = { notes: 'Calm', impression: null, items };
  const ofPart = {
    part: 'inspection',
    began: { notes: 'Calm', impression: null, items: answers },
    input: inspection,
    paths: { notes: ['notes'], impression: ['impression'], items: ['items'] },
    entries: { items: ['itemId', 'value'] },
  };
  const mine = { ...inspection, notes: 'Queen seen', goneIds: ['5'] };
  await keep('mine', { merges: ofPart }, false, { id: '1', revision: 4, input: { inspection: mine } });
  const theirs = { notes: 'Calm', impression: 8, items: answers.toReversed(), revision: 5 };
  const answer = (key: string) =>
    key === 'mine' ? { data: { save: { __typename: 'InspectionConflict', current: theirs } } } : done;
  Object.assign(world, { isOnline: true, answer });
  await outbox.send();
  expect(store.all()).toEqual([]);
  expect(world.variables[1]?.variables).toEqual({
    id: '1',
    revision: 5,
    input: { inspection: { ...mine, impression: 8 } },
  });
});

test.each([
  [
    'another answer was changed meanwhile',
    { '6': '1', '7': '9', '8': '2' },
    { '6': '0', '7': '9', '8': '2' },
  ],
  ['the same answer was changed meanwhile', { '6': '5', '7': '3' }, undefined],
  ['the same answer was taken away meanwhile', { '7': '3' }, undefined],
])('answers go together each by itself: %s', async (_what, now, together) => {
  const { world, outbox, store, keep } = anOutbox();
  const listed = (values: object) => Object.entries(values).map(([itemId, value]) => ({ itemId, value }));
  const begun = { items: listed({ '6': '1', '7': '3' }) };
  const ofItems = {
    began: begun,
    input: begun,
    paths: { items: ['items'] },
    entries: { items: ['itemId', 'value'] },
  };
  const mine = { id: '1', revision: 4, input: { items: listed({ '6': '0', '7': '3' }) } };
  await keep('mine', { merges: ofItems }, false, mine);
  const current = { items: listed(now), revision: 5 };
  const answer = (key: string) =>
    key === 'mine' ? { data: { save: { __typename: 'InspectionConflict', current } } } : done;
  Object.assign(world, { isOnline: true, answer });
  await outbox.send();
  expect(world.variables[1]?.variables).toEqual(
    together && { id: '1', revision: 5, input: { items: listed(together) } },
  );
  expect(store.all()).toMatchObject(together ? [] : [{ refusal: { code: 'changed_meanwhile' } }]);
});

test.each(['undo', 'discard'] as const)(
  'a change that began with another one goes without what that one had changed, after %s',
  async (way) => {
    const { world, outbox, store, keep } = anOutbox();
    const inOrchard = {
      ...merges,
      began: { ...began, apiary: { id: '5' } },
      paths: { ...merges.paths, apiaryId: ['apiary', 'id'] },
    };
    await keep('move', { about: 'hives:1', alsoAbout: ['hive:1'] });
    const input = { ...merges.input, apiaryId: '5' };
    await keep('mine', { merges: { ...inOrchard, input } }, false, {
      id: '1',
      revision: 4,
      input: { ...input, name: 'Lime' },
    });
    await keep('of another', { about: 'hive:2', merges }, false, { id: '2', revision: 4, input });
    const [move] = store.all();
    if (way === 'discard' && move) await outbox.discard(move);
    else expect(await outbox.undo('move')).toBe(true);
    const heldBy = ({ variables }: { variables: object }) => variables;
    expect(store.all().map(heldBy)).toMatchObject([{ revision: 0 }, { revision: 4 }]);
    const answer = (key: string) => (key === 'mine' ? conflict({ revision: 4, apiary: { id: '3' } }) : done);
    Object.assign(world, { isOnline: true, answer });
    await outbox.send();
    expect(store.all()).toEqual([]);
    expect(
      world.variables.find(({ variables }) => 'revision' in variables && variables.revision === 4)?.variables,
    ).toEqual({
      id: '1',
      revision: 4,
      input: { ...merges.input, name: 'Lime', apiaryId: '3' },
    });
  },
);
