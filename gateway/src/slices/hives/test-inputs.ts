import type { CreateApiaryInput, CreateHiveInput, UpdateHiveInput } from '../../generated/schema.ts';

/** As GraphQL takes it: enums in capitals. */
type AsSent<Input> = Omit<Input, 'layers' | 'hives'> & { layers?: unknown; hives?: unknown };

export const threeLayers = [
  { kind: 'HONEY', frameCount: 10 },
  { kind: 'QUEEN_EXCLUDER' },
  { kind: 'BROOD', frameCount: 11, color: '#d80d0d' },
];

/** An apiary that is right, with two hives. */
export function anApiary(overrides: Partial<AsSent<CreateApiaryInput>> = {}): AsSent<CreateApiaryInput> {
  return {
    name: 'Orchard',
    color: '#27820e',
    isRoofed: true,
    description: 'Behind the old barn.',
    address: { country: 'nl', city: 'Wageningen', street: 'Dijk', number: '7a', postalCode: '6701 AB' },
    coordinates: { latitude: 51.9701, longitude: 5.6652 },
    ...{ registrationNumber: 'NL-0000', landOwnerContact: 'Ms Dijk', accessNotes: 'Key at the farm' },
    hives: {
      amount: 2,
      prefix: 'Orchard',
      firstNumber: 9,
      typeId: '46',
      color: '#f8b133',
      layers: threeLayers,
    },
    ...overrides,
  };
}

export function aHive(
  apiaryId: string,
  overrides: Partial<AsSent<CreateHiveInput>> = {},
): AsSent<CreateHiveInput> {
  return { apiaryId, name: 'Alone', layers: threeLayers, ...overrides };
}

export function anEdit(
  apiaryId: string,
  overrides: Partial<AsSent<UpdateHiveInput>> = {},
): AsSent<UpdateHiveInput> {
  return { apiaryId, name: 'Renamed', layers: threeLayers, timeZone: 'Europe/Amsterdam', ...overrides };
}
