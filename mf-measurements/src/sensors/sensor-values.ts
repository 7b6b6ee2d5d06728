import { noCalibration, type SensorDefinitionForm } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import type { SensorDefinitionInput, SensorRowFragment } from '../generated/graphql.ts';

/** What a row holds; what is undefined is not answered. */
export interface SensorValues {
  name: string;
  input: string | undefined;
  output: string | undefined;
  offset: number | undefined;
  multiplier: number | undefined;
  /** Local minute as `YYYY-MM-DDTHH:mm`. */
  validFrom: string | undefined;
  isInside: boolean | undefined;
}

/** @param name of a row that is new */
export function sensorValues(definition: SensorRowFragment | undefined, name: string): SensorValues {
  if (definition === undefined) {
    const { offset, multiplier } = noCalibration;
    return {
      name,
      input: undefined,
      output: undefined,
      offset,
      multiplier,
      validFrom: undefined,
      isInside: undefined,
    };
  }
  const { validFrom, isInside, input, output, offset, multiplier } = definition;
  return {
    name: definition.name,
    input,
    output,
    offset,
    multiplier,
    validFrom: localMinute(new Date(validFrom)),
    isInside: isInside ?? undefined,
  };
}

export function sensorInput(
  form: SensorDefinitionForm,
  former: SensorRowFragment | undefined,
): SensorDefinitionInput {
  const { name = null, isInside = null, input, output, offset, multiplier, validFrom } = form;
  return {
    name,
    isInside,
    input,
    output,
    offset,
    multiplier,
    validFrom: momentOf(validFrom, former?.validFrom),
  };
}

/** The form knows minutes only: a moment that nobody changed keeps its seconds. */
function momentOf(minute: string | undefined, former: string | undefined): string | null {
  if (minute === undefined) return null;
  if (former !== undefined && localMinute(new Date(former)) === minute) return former;
  return new Date(minute).toISOString();
}

type Holding = Pick<SensorRowFragment, 'input' | 'output' | 'validFrom'>;

/** By what comes out, then by what goes in; of several for the same the newest first. */
export function inOrder<Row extends Holding>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (a, b) =>
      a.output.localeCompare(b.output) ||
      a.input.localeCompare(b.input) ||
      b.validFrom.localeCompare(a.validFrom),
  );
}

/** When the next one of the same input and output begins; undefined for the one that holds. */
export function endOf({ input, output, validFrom }: Holding, rows: readonly Holding[]): string | undefined {
  return rows
    .filter((row) => row.input === input && row.output === output)
    .map((row) => row.validFrom)
    .filter((from) => from.localeCompare(validFrom) > 0)
    .toSorted()
    .at(0);
}
