import {
  type ApiaryAnswer,
  aDevice,
  aHive,
  anApiary,
  anInspection,
  aQueen,
  layersOf,
  summerKinds,
} from './builders.ts';

/** A moment so many days from now, so that samples stay fresh. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** Three apiaries as a beekeeper has them in June. */
export function sampleApiaries(): ApiaryAnswer[] {
  const lake = { id: '1', name: 'By the lake' };
  const orchard = { id: '2', name: 'Orchard of Aunt Saskia' };
  return [
    anApiary({
      ...lake,
      city: 'Wageningen',
      ...{
        registrationNumber: 'NL-0000',
        landOwnerContact: 'Ms Dijk\n0317 000000',
        accessNotes: 'Key at the farm.',
      },
      hives: [
        aHive({
          id: '11',
          name: 'Hive 1',
          order: 1,
          apiary: lake,
          devices: [aDevice({ id: '90', name: 'Lake scale', lastMessageAt: minutesAgo(7), isOnline: true })],
          layers: layersOf('11', summerKinds, ['#ffe900', '#f8b133', '#e9eae1', '#094da0', '#094da0']),
          queen: aQueen({ id: 'q11', name: 'Wilhelmina', color: '#4a90e2' }),
          lastInspection: anInspection({
            id: 'i11',
            inspectedAt: daysFromNow(-3),
            impression: 9,
            notes: 'Brood on seven frames, calm on the comb, first super half full.',
            reminder: 'Second super',
            reminderAt: daysFromNow(5),
          }),
          inspectionCount: 24,
        }),
        aHive({
          id: '12',
          name: 'Hive 2',
          order: 2,
          apiary: lake,
          color: '#27820e',
          devices: [aDevice({ id: '91', name: 'Brood thermometer', lastMessageAt: daysFromNow(-4) })],
          layers: layersOf('12', ['FEEDING_BOX', 'BROOD', 'BROOD']),
          queen: aQueen({ id: 'q12', name: 'Beatrix', color: '#d0021b' }),
          lastInspection: anInspection({
            id: 'i12',
            inspectedAt: daysFromNow(-16),
            impression: 3,
            needsAttention: true,
            notes: 'Few bees, spotty brood. Look for mites.',
            reminder: 'Count mites on the board',
            reminderAt: daysFromNow(-2),
          }),
          inspectionCount: 9,
        }),
        aHive({
          id: '13',
          name: 'Hive 10',
          order: 3,
          apiary: lake,
          color: '#e9eae1',
          layers: layersOf('13', ['HONEY', 'BROOD']),
          queen: aQueen({ id: 'q13', race: 'Carnica' }),
          lastInspection: anInspection({ id: 'i13', inspectedAt: daysFromNow(-1), impression: 6 }),
          inspectionCount: 3,
        }),
        aHive({ id: '14', name: 'Swarm of May', apiary: lake, layers: layersOf('14', ['BROOD']) }),
      ],
    }),
    anApiary({
      ...orchard,
      color: '#27820e',
      hives: [
        aHive({
          id: '21',
          name: 'Hive 7',
          order: 1,
          apiary: orchard,
          color: '#2dbde5',
          layers: layersOf('21', ['HONEY', 'HONEY', 'HONEY', 'QUEEN_EXCLUDER', 'BROOD', 'BROOD']),
          queen: aQueen({ id: 'q21', name: 'Juliana', color: '#f4f4f4' }),
          lastInspection: anInspection({ id: 'i21', inspectedAt: daysFromNow(-44), impression: 8 }),
          inspectionCount: 12,
        }),
      ],
    }),
    anApiary({ id: '3', name: 'Winter quarters', color: '#606060', city: 'Ede' }),
  ];
}

/** More than anybody has: `apiaryCount` apiaries with fifty hives each. */
export function manyApiaries(apiaryCount: number): ApiaryAnswer[] {
  const [first] = sampleApiaries();
  const patterns = first?.hives ?? [];
  return Array.from({ length: apiaryCount }, (_, apiary) => {
    const place = { id: `a${apiary}`, name: `Apiary ${apiary + 1}` };
    return anApiary({
      ...place,
      hives: Array.from({ length: 50 }, (_, index) => ({
        ...(patterns[index % patterns.length] ?? aHive()),
        id: `${place.id}-${index}`,
        name: `Hive ${apiary * 50 + index + 1}`,
        order: index + 1,
        apiary: { __typename: 'Apiary', ...place },
      })),
    });
  });
}
