import type { SavedInspectionFragment as Saved } from '../generated/graphql.ts';
import { inputOf, valuesOf } from '../inspection-form/inspection-values.ts';
import { aChecklist, anInspection, anItem, aPhoto } from '../testing/builders.ts';
import { waitingChange } from './waiting-change.ts';

const { items } = aChecklist([
  anItem({ id: '202', name: 'Sugar given', input: 'NUMBER_1_DECIMALS', unit: 'kg' }),
]);

const held = anInspection({
  id: '501',
  notes: 'Calm bees',
  reminder: 'Feed',
  reminderAt: '2026-06-10T09:00:00+02:00',
  items: [{ itemId: '202', input: 'NUMBER_1_DECIMALS', value: '1' }],
  photos: [aPhoto({ id: '7' }), aPhoto({ id: '8' })],
}) as unknown as Saved;

const input = inputOf(valuesOf(held) as never, { timeZone: held.timeZone, checklistId: '1', items });

const changed = (inspection: Partial<typeof input>) =>
  waitingChange({ title: 'Changes', hiveId: '11', held, inspection: { ...input, ...inspection }, items });

const fieldsOf = ({ changes }: ReturnType<typeof changed>, typename: string) =>
  changes.flatMap((change) =>
    change.kind === 'fields' && change.typename === typename ? [change.fields] : [],
  );

test('a change is seen in every list, on the card of the hive and in the agenda, and opens again', () => {
  const work = changed({ notes: 'Queen seen', items: [{ itemId: '202', value: '2.5' }] });
  expect(work).toMatchObject({
    about: 'inspection:501',
    alsoAbout: ['reminder:501', 'hive:11'],
    path: '/hives/11/inspections/501/edit?goOn=1',
  });
  expect(fieldsOf(work, 'Inspection')).toMatchObject([
    { notes: 'Queen seen', items: [{ itemId: '202', value: '2.5', text: null }] },
  ]);
  expect(fieldsOf(work, 'LastInspection')).toMatchObject([{ notes: 'Queen seen' }]);
  expect(fieldsOf(work, 'Reminder')).toEqual([{ text: 'Feed', dueAt: input.reminderAt }]);
});

test('a reminder that is taken away is gone', () => {
  const work = changed({ reminder: null, reminderAt: null });
  expect(work.changes).toContainEqual({ kind: 'gone', typename: 'Reminder', id: '501' });
});

test('a later change takes its place, unless photos come or go with it', () => {
  expect(changed({ notes: 'Queen seen' }).supersedes).toBe('inspection:501:fields');
  const work = changed({ gonePhotoIds: ['7'] });
  expect(work.supersedes).toBeUndefined();
  expect(fieldsOf(work, 'Inspection')).toMatchObject([{ photos: [{ id: '8' }] }]);
});

test('photos that wait are sent after it, and stand with those that it has', () => {
  const awaitedPhotos = [{ id: 'new' }, { id: 'of-item', itemId: '407' }];
  const work = changed({ awaitedPhotos, gonePhotoIds: ['7'] });
  expect(work.photoIds).toEqual(['new', 'of-item']);
  expect(work.supersedes).toBeUndefined();
  expect(fieldsOf(work, 'Inspection')).toMatchObject([{ generalPhotoIds: ['8', 'waiting:new'] }]);
});

test('it is merged by field, as it is sent', () => {
  expect(changed({ notes: 'Queen seen' }).merges).toMatchObject({
    part: 'inspection',
    began: { notes: 'Calm bees' },
    input: { notes: 'Calm bees', items: [{ itemId: '202', value: '1' }] },
  });
});
