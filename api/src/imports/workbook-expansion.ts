import { importLimits } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';

/** Any workbook may grow to this, also one of a few kilobytes. */
const freeBytes = 5_000_000;
/**
 * Excel's own files grow to 10 or 20 times their size; a table whose rows repeat a long text, to 100 times. Zip alone
 * reaches 1,000 times, and each row of a sheet can refer to the longest shared text.
 */
const timesMax = 200;
const inflatedBytesMax = 2_000_000_000;

/** Counts what comes out of one workbook, over all of its sheets. Each function throws once it is too much. */
export interface WorkbookExpansion {
  /** Bytes of XML. */
  inflated: (bytes: number) => void;
  /** Characters of CSV. */
  written: (characters: number) => void;
}

/** @param fileBytes size of the workbook */
export function expansionOf(fileBytes: number): WorkbookExpansion {
  const allowed = freeBytes + timesMax * fileBytes;
  const counter = (max: number, tooLarge: () => Error) => {
    let sum = 0;
    return (count: number) => {
      sum += count;
      if (sum > allowed) throw fieldProblem('file', 'not_a_table');
      if (sum > max) throw tooLarge();
    };
  };
  const tooLarge = (megabytes: number) => () => fieldProblem('file', 'file_too_large', { max: megabytes });
  return {
    inflated: counter(inflatedBytesMax, tooLarge(inflatedBytesMax / 1_000_000)),
    written: counter(importLimits.megabytes * 1_000_000, tooLarge(importLimits.megabytes)),
  };
}
