import type { SlotName } from '@skep/registry/schema';
import * as v from 'valibot';

// A door of its own, opened when a slot is filled: a first visit needs no parser.

const schemas = {
  'hive-card/v1': v.object({
    hiveId: v.pipe(v.string(), v.nonEmpty()),
    hiveName: v.string(),
    /** Whether there is room for a sentence, or for a sign and a number. */
    size: v.picklist(['large', 'small']),
  }),
} satisfies Record<SlotName, v.GenericSchema>;

/** What the host gives to whoever fills each slot. */
export type SlotProps = { [Name in SlotName]: v.InferOutput<(typeof schemas)[Name]> };

/** Host and filling are of different builds: what passes here is what was promised. @throws when it is something else */
export function parseSlotProps<Name extends SlotName>(name: Name, props: unknown): SlotProps[Name] {
  const schema: v.GenericSchema<unknown, SlotProps[Name]> = schemas[name];
  return v.parse(schema, props);
}
