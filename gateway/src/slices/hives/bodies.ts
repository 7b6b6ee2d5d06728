import type {
  CreateHiveInput,
  QueenInput,
  UpdateApiaryInput,
  UpdateHiveInput,
} from '../../generated/schema.ts';

/** No form sends what it leaves empty: where GraphQL takes a hive as a whole, that is taken away. */
const empty = { color: null, order: null, typeId: null };
const noSizes = {
  broodBoxWidthCm: null,
  broodBoxDepthCm: null,
  broodBoxHeightCm: null,
  frameWidthCm: null,
  frameHeightCm: null,
};

/** A hive as the service takes it. */
export function hiveBody<Input extends CreateHiveInput | UpdateHiveInput>(input: Input) {
  return { ...empty, ...input, dimensions: { ...noSizes, ...input.dimensions } };
}

const noAddress = { country: null, city: null, street: null, number: null, postalCode: null };

/** An apiary as the service takes it. */
export function apiaryBody(input: UpdateApiaryInput) {
  const address = { ...noAddress, ...input.address };
  return { color: null, description: null, coordinates: null, ...input, address };
}

const unknownQueen = {
  ...{ name: null, raceId: null, birthDate: null, color: null },
  ...{ line: null, tree: null, description: null, motherId: null },
};

/** A queen as the service takes her. */
export const queenBody = (input: QueenInput) => ({ ...unknownQueen, ...input });
