import Type from 'typebox';
import type { DeviceId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, nullable, SentRevision, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { Decimal, decimalOf, flagOf } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { measurementOfId } from '#platform/taxonomy/measurement-ids.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { DefinitionChanges, SensorDefinition } from './definition.ts';
import type { DefinitionEdit } from './definitions.ts';

/** What the wire calls the fields of a sensor definition. */
export const definitionNames: FieldNames = {
  inside: 'isInside',
  input_measurement_id: 'input',
  input_measurement_abbreviation: 'input',
  output_measurement_id: 'output',
  output_measurement_abbreviation: 'output',
  recalculate: 'isRecalculated',
  updated_at: 'validFrom',
};

const measurementId = nullable(Type.Integer({ minimum: 1, maximum: maxInt4 }));
const abbreviation = nullable(Type.String({ pattern: '^[A-Za-z]\\w{0,63}$' }));
const hardwareId = Type.Optional(
  nullable(Type.String({ maxLength: 255, description: 'Hardware id of the device.' })),
);

/** Which of the own devices; the first that is given counts. */
export const deviceSelector = {
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

export const DefinitionInput = Type.Object({
  ...deviceSelector,
  rev: SentRevision,
  name: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
  inside: Type.Optional(
    Type.Unsafe<boolean | number | string | null>({
      ...text(),
      type: ['boolean', 'integer', 'string', 'null'],
    }),
  ),
  offset: Type.Optional(Decimal),
  multiplier: Type.Optional(Decimal),
  input_measurement_id: Type.Optional(measurementId),
  input_measurement_abbreviation: Type.Optional(abbreviation),
  output_measurement_id: Type.Optional(measurementId),
  output_measurement_abbreviation: Type.Optional(abbreviation),
  recalculate: Type.Optional(Type.Unsafe<boolean | number>({ type: ['boolean', 'integer'] })),
  updated_at: Type.Optional(
    nullable(Type.String({ maxLength: 40, description: 'Start of validity; UTC if it has no zone.' })),
  ),
});

export const DefinitionBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  created_at: WireTime,
  updated_at: Type.String({ description: 'Start of validity: YYYY-MM-DD HH:MM:SS, UTC.' }),
  name: Type.String(),
  inside: nullable(Type.Boolean()),
  offset: Type.Number(),
  multiplier: Type.Number(),
  input_measurement_id: nullable(Type.Integer({ description: 'Null if the input is not a known quantity.' })),
  output_measurement_id: Type.Integer(),
  device_id: Type.Integer(),
  recalculate: Type.Integer(),
  input_abbr: Type.String(),
  output_abbr: Type.String(),
});

export type DefinitionBodyInput = Type.Static<typeof DefinitionInput>;

/** @throws AppError invalid_input for unknown quantities, numbers and dates. */
export function definitionChangesOf(body: DefinitionBodyInput): DefinitionChanges {
  const changes: DefinitionChanges = {};
  if (body.name !== undefined && body.name !== null) changes.name = body.name;
  if ('inside' in body) changes.isInside = insideOf(body.inside);
  const offset = numberOf('offset', body.offset);
  const multiplier = numberOf('multiplier', body.multiplier);
  const input = nameOf('input', body.input_measurement_id, body.input_measurement_abbreviation);
  const output = nameOf('output', body.output_measurement_id, body.output_measurement_abbreviation);
  if (offset !== undefined) changes.offset = offset;
  if (multiplier !== undefined) changes.multiplier = multiplier;
  if (input !== undefined) changes.input = input;
  if (output !== undefined) changes.output = output;
  if (body.recalculate !== undefined) changes.isRecalculated = Boolean(body.recalculate);
  if (body.updated_at !== undefined && body.updated_at !== null) changes.validFrom = dateOf(body.updated_at);
  return changes;
}

/** Old clients say -1 for "not said". */
function insideOf(inside: unknown): boolean | undefined {
  if (inside === true || inside === 'true' || inside === 1 || inside === '1') return true;
  if (inside === false || inside === 'false' || inside === 0 || inside === '0') return false;
  return undefined;
}

function numberOf(path: string, sent: number | string | null | undefined): number | undefined {
  const value = decimalOf(sent);
  if (value === undefined) return undefined;
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) throw fieldProblem(path, 'not_a_number');
  return value;
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

/** `2026-11-21 10:02:00`, with `T`, or with a zone; a zone counts, where the old service cut it off. */
function dateOf(text: string): Date {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?))?\s?(Z|[+-]\d\d:?\d\d)?$/i.exec(
    text,
  );
  const [, day = '', clock = '00:00:00', zone = 'Z'] = parts ?? [];
  const date = new Date(`${day}T${clock}${zone}`);
  const year = date.getUTCFullYear();
  if (Number.isNaN(date.getTime()) || year < 1970 || year > 2100)
    throw fieldProblem('validFrom', 'not_a_date');
  return date;
}

/** A definition that was sent back, to compare with the stored one. */
export function sentDefinitionOf({
  device_id: _id,
  hardware_id: _hardware,
  device_hardware_id: _device,
  rev,
  ...sent
}: DefinitionBodyInput): Pick<DefinitionEdit, 'sentRevision' | 'changes'> {
  const changes = changesOfSent(sent, definitionFields, definitionChangesOf);
  return { sentRevision: rev ?? undefined, changes };
}

/** A definition under all names that an edit has for it. */
function definitionFields(definition: SensorDefinition) {
  const sent = definitionToWire(definition);
  return {
    ...sent,
    input_measurement_abbreviation: sent.input_abbr,
    output_measurement_abbreviation: sent.output_abbr,
  };
}

export function definitionToWire(definition: SensorDefinition): Type.Static<typeof DefinitionBody> {
  return {
    id: definition.id,
    rev: definition.rev,
    created_at: wireTime(definition.createdAt),
    updated_at: wireTime(definition.validFrom),
    name: definition.name,
    inside: definition.isInside ?? null,
    offset: definition.offset,
    multiplier: definition.multiplier,
    input_measurement_id: quantityNamed(definition.input)?.id ?? null,
    output_measurement_id: quantityNamed(definition.output)?.id ?? 0,
    device_id: definition.deviceId,
    recalculate: flagOf(definition.isRecalculated) ?? 0,
    input_abbr: definition.input,
    output_abbr: definition.output,
  };
}
