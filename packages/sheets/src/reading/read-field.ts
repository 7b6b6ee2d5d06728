import type { Area } from '../sheet.ts';

/** A moment as it is written on paper, by the clock of who wrote it. */
export interface WrittenDate {
  year: number;
  month: number;
  day: number;
  /** Undefined where no time is needed, or none was written. */
  time: { hour: number; minute: number } | undefined;
}

/** The content of a field of a page. The order is that of the page's fields. */
export type ReadField = {
  item: string;
  /** From 0 to 1: of so sure ones that share is right. */
  confidence: number;
  /** Whether a person has to look: less sure than `sureFrom`. */
  isUnsure: boolean;
  /** Of the page in millimetres, to be cut out and shown with the value. */
  area: Area;
} & (
  | { kind: 'one'; value: string | undefined }
  | { kind: 'several'; values: readonly string[] }
  /** `digits` as they stand in the cells: a space where none is, a question mark for what is no digit. */
  | { kind: 'number'; value: number | undefined; digits: string }
  | { kind: 'date'; value: WrittenDate | undefined; digits: string }
  /** `number` where one is asked for and could be read. */
  | { kind: 'writing'; hasInk: boolean; number?: number | undefined }
);
