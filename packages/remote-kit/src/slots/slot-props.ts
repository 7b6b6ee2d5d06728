import type { SlotName } from '@skep/registry/schema';
import * as v from 'valibot';

// A door of its own, opened when a slot is filled: a first visit needs no parser.

function aFunction<Of>() {
  return v.custom<Of>((given) => typeof given === 'function');
}

const schemas = {
  'hive-card/v1': v.object({
    hiveId: v.pipe(v.string(), v.nonEmpty()),
    hiveName: v.string(),
    /** Whether there is room for a sentence, or for a sign and a number. */
    size: v.picklist(['large', 'small']),
  }),
  /** Beside the filters of home: who fills it marks hives under a name of its own, and home can be narrowed to them. */
  'hive-marks/v1': v.object({
    /** Names of the marks that home is narrowed to. */
    chosen: v.array(v.string()),
    onChoose: aFunction<(mark: string, isChosen: boolean) => void>(),
    /** Which hives have the mark, told anew when it changes; until then it narrows nothing. The same function for ever. */
    onMarked: aFunction<(mark: string, hiveIds: readonly string[]) => void>(),
  }),
} satisfies Record<SlotName, v.GenericSchema>;

/** What the host gives to whoever fills each slot. */
export type SlotProps = { [Name in SlotName]: v.InferOutput<(typeof schemas)[Name]> };

/** Host and filling are of different builds: what passes here is what was promised. @throws when it is something else */
export function parseSlotProps<Name extends SlotName>(name: Name, props: unknown): SlotProps[Name] {
  const schema: v.GenericSchema = schemas[name];
  // That its schema is that of the name is more than TypeScript follows.
  return v.parse(schema, props) as SlotProps[Name];
}
