import Type from 'typebox';
import type { DefinitionChanges, SensorDefinition } from '#measurements/devices/definition.ts';
import { definitionFields } from '#measurements/devices/definition-fields.ts';
import type { DefinitionEdit } from '#measurements/devices/definitions.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, nullable, SentRevision, WireTime, wireTime } from '#platform/http/schemas.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  changesOfOld,
  oldAnswerOf,
  oldAnswerSchemas,
  oldInputOf,
  oldNamesOf,
} from '#platform/resource/fields.ts';
import { looseFlag } from '#platform/resource/kinds.ts';
import { measurementOfId } from '#platform/taxonomy/measurement-ids.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';

/** What the wire calls the fields of a sensor definition. */
export const definitionNames: FieldNames = {
  input_measurement_id: 'input',
  input_measurement_abbreviation: 'input',
  output_measurement_id: 'output',
  output_measurement_abbreviation: 'output',
  ...oldNamesOf(definitionFields),
};

const measurementId = nullable(Type.Integer({ minimum: 1, maximum: maxInt4 }));
const abbreviation = nullable(Type.String({ pattern: '^[A-Za-z]\\w{0,63}$' }));
const hardwareId = Type.Optional(
  nullable(Type.String({ maxLength: 255, description: 'Hardware id of the device.' })),
);

/** Which of the own devices; the first that is given counts. */
const deviceSelector = {
  device_id: Type.Optional(nullable(idSchema<DeviceId>('Id of the device.'))),
  hardware_id: hardwareId,
  device_hardware_id: hardwareId,
};

export const SelectorInput = Type.Object(deviceSelector);

export const DefinitionQuery = Type.Object({
  ...deviceSelector,
  input_measurement_abbreviation: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Only definitions with this input quantity, by abbreviation.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Maximum number of definitions.' }),
  ),
});

const { updated_at, name, inside, offset, multiplier } = oldInputOf(definitionFields);

export const DefinitionInput = Type.Object({
  ...deviceSelector,
  rev: SentRevision,
  ...{ name, inside, offset, multiplier },
  input_measurement_id: Type.Optional(measurementId),
  input_measurement_abbreviation: Type.Optional(abbreviation),
  output_measurement_id: Type.Optional(measurementId),
  output_measurement_abbreviation: Type.Optional(abbreviation),
  recalculate: Type.Optional(looseFlag.oldInput),
  updated_at,
});

const answer = oldAnswerSchemas(definitionFields);

export const DefinitionBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  created_at: WireTime,
  updated_at: answer.updated_at,
  name: answer.name,
  inside: answer.inside,
  offset: answer.offset,
  multiplier: answer.multiplier,
  input_measurement_id: nullable(Type.Integer({ description: 'Null if the input is not a known quantity.' })),
  output_measurement_id: Type.Integer(),
  device_id: Type.Integer(),
  recalculate: answer.recalculate,
  input_abbr: answer.input_abbr,
  output_abbr: answer.output_abbr,
});

export type DefinitionBodyInput = Type.Static<typeof DefinitionInput>;

/** @throws AppError invalid_input for unknown quantities, numbers and dates. */
export function definitionChangesOf(body: Partial<DefinitionBodyInput>): DefinitionChanges {
  const { isInside, ...said } = changesOfOld(definitionFields, body);
  const names = {
    input: nameOf('input', body.input_measurement_id, body.input_measurement_abbreviation),
    output: nameOf('output', body.output_measurement_id, body.output_measurement_abbreviation),
  };
  for (const path of ['offset', 'multiplier'] as const)
    if (said[path] !== undefined && !(Math.abs(said[path]) <= 1e12)) throw fieldProblem(path, 'not_a_number');
  // A null takes nothing away but this.
  const given = Object.entries({ ...said, ...names }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...('inside' in body && { isInside }) };
}

function nameOf(
  part: 'input' | 'output',
  id: number | null | undefined,
  name: string | null | undefined,
): string | undefined {
  if (id === undefined || id === null) return name ?? undefined;
  const quantity = quantityNamed(measurementOfId(id) ?? '');
  if (quantity === undefined) throw fieldProblem(part, 'unknown_choice');
  return quantity.abbreviation;
}

/** A definition that was sent back, to compare with the stored one. */
export function sentDefinitionOf({
  device_id: _id,
  hardware_id: _hardware,
  device_hardware_id: _device,
  rev,
  ...sent
}: DefinitionBodyInput): Pick<DefinitionEdit, 'sentRevision' | 'changes'> {
  const changes = changesOfSent(sent, underAllNames, definitionChangesOf);
  return { sentRevision: rev ?? undefined, changes };
}

/** A definition under all names that an edit has for it. */
function underAllNames(definition: SensorDefinition) {
  const sent = definitionToWire(definition);
  return {
    ...sent,
    input_measurement_abbreviation: sent.input_abbr,
    output_measurement_abbreviation: sent.output_abbr,
  };
}

export function definitionToWire(definition: SensorDefinition): Type.Static<typeof DefinitionBody> {
  const { id, rev, createdAt, deviceId, input, output } = definition;
  const { recalculate, input_abbr, output_abbr, updated_at, ...calibration } = oldAnswerOf(
    definitionFields,
    definition,
  );
  return {
    id,
    rev,
    created_at: wireTime(createdAt),
    updated_at,
    ...calibration,
    input_measurement_id: quantityNamed(input)?.id ?? null,
    output_measurement_id: quantityNamed(output)?.id ?? 0,
    device_id: deviceId,
    ...{ recalculate, input_abbr, output_abbr },
  };
}
