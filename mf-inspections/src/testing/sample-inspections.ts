import { aHive, anInspection, aReminder, type InspectionAnswer, type ReminderAnswer } from './builders.ts';

const lake = { id: '1', name: 'By the lake' };
const orchard = { id: '2', name: 'Orchard of Aunt Saskia' };

/** Hives as a beekeeper has them in June. */
export const sampleHives = [
  aHive({ id: '11', name: 'Hive 1', apiary: lake }),
  aHive({
    id: '12',
    name: 'Hive 2',
    apiary: lake,
    color: '#27820e',
    kinds: ['FEEDING_BOX', 'BROOD', 'BROOD'],
  }),
  aHive({ id: '13', name: 'Hive 10', apiary: lake, color: '#094da0', kinds: ['HONEY', 'BROOD'] }),
  aHive({
    id: '21',
    name: 'Hive 7',
    apiary: orchard,
    color: '#2dbde5',
    kinds: ['HONEY', 'HONEY', 'QUEEN_EXCLUDER', 'BROOD', 'BROOD'],
  }),
];
const [first = aHive(), second = aHive(), third = aHive(), orchardHive = aHive()] = sampleHives;

/** A moment so many days from now, so that samples stay fresh. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', '+00:00');
}

export function sampleInspections(): InspectionAnswer[] {
  return [
    anInspection({
      id: '501',
      hive: first,
      inspectedAt: daysFromNow(-1),
      impression: 9,
      needsAttention: false,
      notes: 'Brood on seven frames, calm on the comb, first super half full.',
      reminder: 'Second super',
      reminderAt: daysFromNow(5),
      items: [
        { itemId: '101', input: 'LIST', value: '1011', text: 'Calm' },
        { itemId: '102', input: 'SCORE_AMOUNT', value: '3', text: 'High' },
        { itemId: '111', input: 'BOOLEAN', value: '1', text: 'Yes' },
        { itemId: '202', input: 'NUMBER_1_DECIMALS', value: '0', text: '0 kg' },
      ],
    }),
    anInspection({
      id: '502',
      hive: second,
      inspectedAt: daysFromNow(-2),
      impression: 3,
      needsAttention: true,
      notes: 'Few bees, spotty brood. Look for mites.',
      reminder: 'Count mites on the board',
      reminderAt: daysFromNow(-1),
    }),
    anInspection({ id: '503', hive: orchardHive, inspectedAt: daysFromNow(-9), impression: 6 }),
    anInspection({
      id: '504',
      hive: first,
      inspectedAt: daysFromNow(-12),
      impression: 7,
      notes: 'Queen seen, marked blue.',
      items: [
        { itemId: '101', input: 'LIST', value: '1011,1012', text: 'Calm, Nervous' },
        { itemId: '102', input: 'SCORE_AMOUNT', value: '2', text: 'Medium' },
      ],
    }),
    anInspection({ id: '505', hive: null, inspectedAt: daysFromNow(-40), notes: 'Given away.' }),
    anInspection({ id: '506', hive: third, inspectedAt: daysFromNow(-41), needsAttention: true }),
  ];
}

/** Ten years of weekly visits. */
export function manyInspections(count: number): InspectionAnswer[] {
  const patterns = sampleInspections();
  return Array.from({ length: count }, (_, index) => ({
    ...(patterns[index % patterns.length] ?? anInspection()),
    id: `many-${index}`,
    inspectedAt: daysFromNow(-7 * index - 1),
  }));
}

/** What is to do in a week of June. */
export function sampleReminders(): ReminderAnswer[] {
  const inOrchard = { hiveId: '21', hiveName: 'Hive 7', apiaryId: '2', apiaryName: orchard.name };
  return [
    aReminder({ id: '601', text: 'Take the strips out', dueAt: daysFromNow(-2) }),
    aReminder({ id: '602', text: 'Look for queen cells', dueAt: daysFromNow(0), ...inOrchard }),
    aReminder({ id: '603', text: null, dueAt: daysFromNow(3), hiveId: '12', hiveName: 'Hive 2' }),
    aReminder({ id: '604', text: 'Harvest', dueAt: daysFromNow(20), canEdit: false, ...inOrchard }),
    aReminder({ id: '605', text: 'Paint the new boxes' }),
  ];
}
