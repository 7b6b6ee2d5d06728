import { inspectionLimits } from '@skep/domain';
import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema } from '#platform/http/schemas.ts';
import { booleanOf } from '#platform/http/wire-values.ts';
import { maxHives } from './checking.ts';
import type { RecordedInspection, ManyInput as SentMany } from './recording-many.ts';
import { inspectionInputOf, inspectionNames, saidInput } from './wire-input.ts';

const { rev: _rev, image_id: _picture, ...saidOfAll } = saidInput;

/** The same of many hives, and what is said of one of them alone. All are recorded, or none. */
export const ManyInput = Type.Object({
  ...saidOfAll,
  hives: Type.Array(
    Type.Object({
      hive_id: idSchema<HiveId>(),
      impression_grade: saidOfAll.impression_grade,
      attention: saidOfAll.attention,
      notes: saidOfAll.notes,
      items: Type.Optional(
        Type.Record(Type.String(), Type.Unknown(), {
          maxProperties: inspectionLimits.itemsMax,
          description: 'Answers of this hive instead of those for all hives; null: none.',
        }),
      ),
    }),
    { minItems: 1, maxItems: maxHives },
  ),
});

export const ManyBody = Type.Object({
  inspections: Type.Array(Type.Object({ id: Type.Integer(), hive_id: Type.Integer() })),
});

/** What the wire calls the fields of many inspections. */
export const manyNames: FieldNames = {
  ...inspectionNames,
  'hives.*.impression_grade': 'hives.*.impression',
  'hives.*.attention': 'hives.*.needsAttention',
};

export function manyToWire(recorded: readonly RecordedInspection[]): Type.Static<typeof ManyBody> {
  return { inspections: recorded.map(({ id, hiveId }) => ({ id, hive_id: hiveId })) };
}

export function manyInputOf({ hives, ...all }: Type.Static<typeof ManyInput>): SentMany {
  return {
    all: inspectionInputOf(all),
    hives: hives.map(({ hive_id: hiveId, items, ...own }) => ({
      hiveId,
      answers: items ?? {},
      ...('impression_grade' in own && { impression: own.impression_grade ?? undefined }),
      ...('attention' in own && { needsAttention: booleanOf(own.attention) }),
      ...('notes' in own && { notes: own.notes ?? undefined }),
    })),
  };
}
