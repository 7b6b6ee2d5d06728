import { instantOfSentTime } from '@skep/domain';
import * as v from 'valibot';
import type { DefinitionChanges } from '#measurements/devices/definition.ts';

const number = v.optional(
  v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())),
);

/** As the old wire has it; what else it holds is ignored. */
const sentDefinitions = v.array(
  v.object({
    name: v.optional(v.nullable(v.string())),
    inside: v.optional(v.nullable(v.union([v.boolean(), v.number()]))),
    offset: number,
    multiplier: number,
    input_measurement_abbreviation: v.optional(v.string()),
    input_abbr: v.optional(v.string()),
    output_abbr: v.optional(v.string()),
    output_measurement_abbreviation: v.optional(v.nullable(v.string())),
    updated_at: v.optional(v.nullable(v.string())),
  }),
);

/** Sensor definitions of a cell of JSON; undefined: it holds none. */
export function definitionsIn(cell: string): DefinitionChanges[] | undefined {
  try {
    const read = v.safeParse(sentDefinitions, JSON.parse(cell));
    if (!read.success) return undefined;
    return read.output.flatMap(({ name, inside, offset, multiplier, updated_at: since, ...of }) => {
      const input = of.input_measurement_abbreviation ?? of.input_abbr;
      if (input === undefined) return [];
      const validFrom = since == null ? undefined : instantOfSentTime(since, 'UTC');
      return {
        input,
        output: of.output_measurement_abbreviation ?? of.output_abbr ?? input,
        ...(name != null && { name }),
        // -1: nobody has said.
        ...(inside != null && inside !== -1 && { isInside: Boolean(inside) }),
        ...(offset != null && { offset }),
        ...(multiplier != null && { multiplier }),
        ...(validFrom !== undefined && { validFrom }),
      };
    });
  } catch {
    return undefined;
  }
}
