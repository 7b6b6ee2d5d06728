import type { CreateApiaryInput, InputMaybe, LayerInput, UpdateApiaryInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';
import { sizesToWire } from './plain-hive.ts';

/** An apiary and its hives, which the wire takes as one flat object. */
export function apiaryToWire(input: CreateApiaryInput) {
  const { hives } = input;
  return {
    ...placeToWire(input),
    hive_amount: hives.amount,
    prefix: hives.prefix,
    offset: hives.firstNumber,
    hive_type_id: typeToWire(hives.typeId, 'hives.typeId'),
    color: hives.color ?? null,
    layers: layersToWire(hives.layers, 'hives.layers'),
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

function typeToWire(id: InputMaybe<string> | undefined, path: string): number | null {
  return id === null || id === undefined ? null : chosenWireId(id, path);
}

/** The wire tells their place by a number, the highest nearest to the roof. */
function layersToWire(layers: readonly LayerInput[], path: string) {
  return layers.map(({ id, kind, color, frameCount }, index) => ({
    ...(id === null || id === undefined ? {} : { id: chosenWireId(id, `${path}.${index}.id`) }),
    type: kind,
    order: layers.length - index,
    color: color ?? null,
    framecount: frameCount ?? null,
  }));
}
