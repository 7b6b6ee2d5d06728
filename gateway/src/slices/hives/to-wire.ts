import { type PathOf, renamingParts } from '../../errors/failure.ts';
import type {
  CreateApiaryInput,
  CreateHiveInput,
  HiveDimensionsInput,
  InputMaybe,
  LayerInput,
  MoveHivesInput,
  UpdateApiaryInput,
  UpdateHiveInput,
} from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';

const hiveNames = {
  'if-match': 'revision',
  client_id: 'clientId',
  location_id: 'apiaryId',
  hive_type_id: 'typeId',
  timezone: 'timeZone',
  type: 'kind',
  framecount: 'frameCount',
  bb_width_cm: 'dimensions.broodBoxWidthCm',
  bb_depth_cm: 'dimensions.broodBoxDepthCm',
  bb_height_cm: 'dimensions.broodBoxHeightCm',
  fr_width_cm: 'dimensions.frameWidthCm',
  fr_height_cm: 'dimensions.frameHeightCm',
};

/** Where in the input a field of a hive came from. */
export const hivePath = renamingParts(hiveNames);

const placeNames = {
  'if-match': 'revision',
  hex_color: 'color',
  roofed: 'isRoofed',
  country_code: 'address.country',
  city: 'address.city',
  street: 'address.street',
  street_no: 'address.number',
  postal_code: 'address.postalCode',
  lat: 'coordinates.latitude',
  lon: 'coordinates.longitude',
};

const inNewHives = (name: string) => `hives.${name}`;

const apiaryNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(hiveNames).map(([wire, name]) => [wire, inNewHives(name)])),
  client_id: 'clientId',
  layers: 'hives.layers',
  color: 'hives.color',
  hive_amount: 'hives.amount',
  prefix: 'hives.prefix',
  offset: 'hives.firstNumber',
  ...placeNames,
};

/** The same of an apiary without its hives. */
export const placePath = renamingParts(placeNames);

/** The same of a move. */
export const movePath = renamingParts({
  hive_ids: 'hiveIds',
  location_id: 'apiaryId',
  timezone: 'timeZone',
});

/** The same of a new apiary: on the wire the fields of its hives stand beside its own. */
export const apiaryPath: PathOf = (wirePath) => {
  const [field = '', ...inside] = wirePath.split('.');
  // Only the first part says whose it is: a layer has a colour as well, which is not the hives' own.
  return [apiaryNames[field] ?? field, ...inside.map(hivePath)].join('.');
};

/** A hive as a whole: what is absent is sent as "none". */
export function hiveToWire(input: CreateHiveInput | UpdateHiveInput) {
  return {
    name: input.name,
    location_id: chosenWireId(input.apiaryId, 'location_id'),
    color: input.color ?? null,
    order: input.order ?? null,
    hive_type_id: typeToWire(input.typeId),
    layers: layersToWire(input.layers),
    ...sizesToWire(input.dimensions),
  };
}

/** An apiary and its hives, which the wire takes as one flat object. */
export function apiaryToWire(input: CreateApiaryInput) {
  const { hives } = input;
  return {
    ...placeToWire(input),
    client_id: input.clientId,
    hive_amount: hives.amount,
    prefix: hives.prefix,
    offset: hives.firstNumber,
    hive_type_id: typeToWire(hives.typeId),
    color: hives.color ?? null,
    layers: layersToWire(hives.layers),
    ...sizesToWire(hives.dimensions),
  };
}

/** An apiary as a whole, without its hives: what is absent is sent as "none". */
export function placeToWire(input: UpdateApiaryInput) {
  const { address, coordinates } = input;
  return {
    name: input.name,
    hex_color: input.color ?? null,
    roofed: input.isRoofed ? 1 : 0,
    description: input.description ?? null,
    country_code: address.country ?? null,
    city: address.city ?? null,
    street: address.street ?? null,
    street_no: address.number ?? null,
    postal_code: address.postalCode ?? null,
    lat: coordinates?.latitude ?? null,
    lon: coordinates?.longitude ?? null,
  };
}

export function moveToWire({ hiveIds, apiaryId, timeZone }: MoveHivesInput) {
  return {
    hive_ids: hiveIds.map((id, index) => chosenWireId(id, `hive_ids.${index}`)),
    location_id: chosenWireId(apiaryId, 'location_id'),
    timezone: timeZone.toWellFormed(),
  };
}

function typeToWire(id: InputMaybe<string>): number | null {
  return id === null || id === undefined ? null : chosenWireId(id, 'hive_type_id');
}

/** The wire tells their place by a number, the highest nearest to the roof. */
function layersToWire(layers: readonly LayerInput[]) {
  return layers.map(({ id, kind, color, frameCount }, index) => ({
    ...(id === null || id === undefined ? {} : { id: chosenWireId(id, `layers.${index}.id`) }),
    type: kind,
    order: layers.length - index,
    color: color ?? null,
    framecount: frameCount ?? null,
  }));
}

function sizesToWire(dimensions: InputMaybe<HiveDimensionsInput>) {
  return {
    bb_width_cm: dimensions?.broodBoxWidthCm ?? null,
    bb_depth_cm: dimensions?.broodBoxDepthCm ?? null,
    bb_height_cm: dimensions?.broodBoxHeightCm ?? null,
    fr_width_cm: dimensions?.frameWidthCm ?? null,
    fr_height_cm: dimensions?.frameHeightCm ?? null,
  };
}
