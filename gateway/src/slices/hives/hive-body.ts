import type { CreateHiveInput, UpdateHiveInput } from '../../generated/schema.ts';

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
