/** A place on a page in millimetres, from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is printed and never read: words, lines and small drawings. */
export type Mark =
  | {
      kind: 'text';
      x: number;
      /** Of the line that letters stand on. */
      y: number;
      size: number;
      text: string;
      isBold: boolean;
      isGrey: boolean;
      /** Of the text as it was measured: every font is fitted into it. */
      width: number;
    }
  | { kind: 'line'; area: Area }
  | { kind: 'face'; area: Area; mood: 'sad' | 'neutral' | 'happy' };

/** Where something is written or ticked, and what that means. */
export type SheetField = {
  /** Id of the item, or one of `generalFields`. */
  item: string;
  label: string;
  /** Of `Sheet.rows`, from 0, where the sheet has a row for each hive. Default: it is of the whole sheet. */
  row?: number;
} & (
  | { kind: 'one' | 'several'; boxes: readonly { value: string; area: Area }[] }
  | {
      kind: 'number';
      cells: readonly Area[];
      /** How many of the cells stand behind the decimal point. */
      decimals: number;
      /** In which it is written, where that is not the unit that is stored. */
      unit?: 'lb' | 'oz' | 'gal' | '°F';
      /** A box to tick, always, or never below zero. */
      minus: Area | 'always' | 'never';
    }
  /** Eight cells: day, month, year. With `time`, four more: hour, minute. */
  | { kind: 'date'; cells: readonly Area[]; hasTime: boolean }
  /** With `hasNumber` a number is written in it, which sheets of old apps have no cells for. */
  | { kind: 'writing'; area: Area; hasNumber?: boolean }
);

/** What every inspection has, by the names of the old sheets. */
export const generalFields = [
  'location',
  'hive',
  'date',
  'impression',
  'attention',
  'notes',
  'reminder_date',
  'reminder',
] as const;

export type GeneralField = (typeof generalFields)[number];

export interface SheetPage {
  marks: readonly Mark[];
  fields: readonly SheetField[];
}

/**
 * Why an item is not on paper: a picture or code has no place there, a list may be too long for it, and a row for many
 * hives may be full.
 */
export type LeftOutReason = 'too_long' | 'not_on_paper' | 'no_room';

export interface LeftOut {
  item: string;
  label: string;
  reason: LeftOutReason;
}

/** A checklist as it is printed: it is stored with the print, so that it can be read whatever becomes of the checklist. */
export interface Sheet {
  version: 1;
  language: string;
  name: string;
  pages: readonly SheetPage[];
  leftOut: readonly LeftOut[];
  /** Whose each row is, of a sheet for many hives. Default: the sheet is of one hive. */
  rows?: readonly SheetRow[];
}

export interface SheetRow {
  /** 0: its name is written by hand. */
  hiveId: number;
  /** As it was printed. */
  name: string;
}

/** A4, and where what on it is (the old sheets' measures, which printers' margins spare). */
export const paper = {
  width: 210,
  height: 297,
  /** Black squares, by which a photo is put right. */
  squareSide: 6,
  squareInset: 7,
  left: 14,
  columns: 4,
  columnPitch: 45.5,
  fieldWidth: 43,
  /** Of the items on the first page, below what every inspection has, and on the others. */
  firstTop: 86,
  top: 15,
  /** Nothing of an item is below it. */
  bottom: 273,
  box: 3.5,
  pitch: 5,
  cellWidth: 5,
  cellHeight: 7,
  /** Height of a row of writing, the highest that is not a list. */
  rowHeight: 38,
} as const;

/** The Print ID in words is next to it. */
export const codeArea: Area = { x: 97, y: 275.5, width: 16, height: 16 };

export const squareNames = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

export type SquareName = (typeof squareNames)[number];

export function squareArea(name: SquareName): Area {
  const { width, height, squareSide: side, squareInset: inset } = paper;
  return {
    x: name.endsWith('Left') ? inset : width - inset - side,
    y: name.startsWith('top') ? inset : height - inset - side,
    width: side,
    height: side,
  };
}

/** Every place of a field that a pen may mark. */
export function areasOf(field: SheetField): Area[] {
  switch (field.kind) {
    case 'one':
    case 'several':
      return field.boxes.map(({ area }) => area);
    case 'number':
      return [...field.cells, ...(typeof field.minus === 'string' ? [] : [field.minus])];
    case 'date':
      return [...field.cells];
    case 'writing':
      return [field.area];
  }
}

/** Thickness of frames and faces in millimetres. */
export const strokeWidth = 0.2;
