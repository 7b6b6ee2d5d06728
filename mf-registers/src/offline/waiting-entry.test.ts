import { aHarvest, aTreatment } from '../testing/entries.ts';
import { waitingEntry } from './waiting-entry.ts';

const { kind, day, lastDay, hives, treatment } = aTreatment();
const waiting = waitingEntry({
  ...{ id: 'waiting:1', title: 'Formic acid 60 %: 2 hives', field: 'createTreatment' },
  ...{ path: '/registers/treatments/create?hiveIds=1,2', authorName: 'Anna' },
  ...{ said: { kind, day, lastDay, hives, treatment }, now: new Date('2026-07-30T18:05:00Z') },
});

const entriesOf = ({ changes }: typeof waiting, wanted: string) =>
  changes.flatMap((change) =>
    change.kind === 'added' && change.field === wanted ? [[change.arguments?.kind, change.entry]] : [],
  );

test('an entry that waits is listed among all and among those of its kind, with all that the list asks for', () => {
  const listed = entriesOf(waiting, 'registerEntries');
  expect(listed.map(([of]) => of)).toEqual([null, 'TREATMENT']);
  const expectedEntry = {
    ...aTreatment(),
    id: 'waiting:1',
    number: 0,
    hash: '',
    canEdit: false,
    authorName: 'Anna',
  };
  expect(listed[0]?.[1]).toEqual({ ...expectedEntry, writtenAt: '2026-07-30T18:05:00.000Z' });
});

test('honey of hives that were treated here waits at once: on their cards, and where it is taken', () => {
  const waits = ['1', '2'].map((hiveId) => [
    undefined,
    expect.objectContaining({ hiveId, from: '2026-07-20', honeyFrom: '2026-08-14' }),
  ]);
  expect(entriesOf(waiting, 'honeyWaits')).toEqual(waits);
  const { kind: ofHarvest, harvest } = aHarvest();
  const said = { kind: ofHarvest, day, hives, harvest };
  const taken = waitingEntry({
    ...{ id: 'waiting:2', title: '', field: 'createHarvest', path: '/x', authorName: '' },
    ...{ said, now: new Date() },
  });
  expect(entriesOf(taken, 'honeyWaits')).toEqual([]);
});

test('what is written about the same book is sent in its order, and is opened again with what was typed', () => {
  expect(waiting).toMatchObject({
    about: 'register',
    alsoAbout: ['hive:1', 'hive:2'],
    path: '/registers/treatments/create?hiveIds=1,2&goOn=1',
    answer: { createTreatment: { id: 'waiting:1' } },
  });
});
