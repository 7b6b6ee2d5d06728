import { type Area, areasOf, paper, type Sheet, type SheetField, strokeWidth } from '@skep/sheets';
import sharp from 'sharp';
import { contentOfPrint } from '#inspections/printed-forms/store.ts';
import { type SheetHive, shapesOf } from '#inspections/sheets/drawing.ts';
import { measured } from '#inspections/sheets/measured-text.ts';
import type { PrintId } from '#platform/context/ids.ts';
import { aChecklist } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

const pixelsPerMm = 8;

export interface PrintedSheet {
  printId: number;
  checklistId: number;
  sheet: Sheet;
}

/** A checklist that was printed, with its stored layout. @param overrides of the print, as the wire has them */
export async function aPrintedSheet(
  api: TestApi,
  as: TestUser,
  checklistId?: number,
  overrides: { hiveIds?: readonly string[]; tableItemIds?: readonly string[] } = {},
): Promise<PrintedSheet> {
  const id = checklistId ?? (await aChecklist(api, as)).id;
  const printed = { as, body: { checklistId: String(id), ...overrides } };
  const { body } = await api.request('POST', '/api/v1/prints', printed);
  const printId = Number(body.print.id) as PrintId;
  const content = await contentOfPrint(api.contextOf(as), printId);
  if (content?.kind !== 'sheet') throw new Error('There is no layout.');
  return { printId, checklistId: id, sheet: content.sheet };
}

export interface PhotoChanges {
  /** Default: the first. */
  index?: number;
  hive?: SheetHive;
  /** Values to tick, by item, of a sheet for many hives by row and item: `0.attention`. Default: nothing is written. */
  ticks?: Readonly<Record<string, string>>;
  /** Fields of writing in which something is scribbled, named alike. */
  written?: readonly string[];
  /** What is covered by something as white as paper: a square, the code. */
  covered?: Area;
}

/** A page as a camera sees it from straight above, on a dark table: without its words, which nobody reads. */
export async function photoOf(
  { sheet, printId }: PrintedSheet,
  overrides: PhotoChanges = {},
): Promise<Buffer> {
  const { index = 0, hive, ticks = {}, written = [], covered } = overrides;
  const margin = 10 * pixelsPerMm;
  const width = paper.width * pixelsPerMm + 2 * margin;
  const height = paper.height * pixelsPerMm + 2 * margin;
  const pixels = new Uint8Array(width * height).fill(90);
  const fill = ({ x, y, width: wide, height: high }: Area, light: number) => {
    const [left, right] = [x, x + wide].map((mm) => Math.round(mm * pixelsPerMm) + margin);
    const [top, bottom] = [y, y + high].map((mm) => Math.round(mm * pixelsPerMm) + margin);
    for (let row = top ?? 0; row < (bottom ?? 0); row += 1)
      pixels.fill(light, row * width + (left ?? 0), row * width + (right ?? 0));
  };
  fill({ x: 0, y: 0, width: paper.width, height: paper.height }, 245);
  for (const shape of shapesOf({ sheet, index, printId, hive }, measured)) {
    if (shape.kind === 'fill') fill(shape.area, 20);
    if (shape.kind === 'frame') for (const side of sidesOf(shape.area)) fill(side, 40);
  }
  for (const field of sheet.pages[index]?.fields ?? [])
    for (const stroke of strokesOf(field, ticks, written)) fill(stroke, 30);
  if (covered) fill(covered, 245);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Lines whose middle is the edge. */
function sidesOf({ x, y, width, height }: Area): Area[] {
  const [thin, half] = [strokeWidth, strokeWidth / 2];
  return [
    { x: x - half, y: y - half, width: width + thin, height: thin },
    { x: x - half, y: y + height - half, width: width + thin, height: thin },
    { x: x - half, y: y - half, width: thin, height: height + thin },
    { x: x + width - half, y: y - half, width: thin, height: height + thin },
  ];
}

function strokesOf(
  field: SheetField,
  ticks: Readonly<Record<string, string>>,
  written: readonly string[],
): Area[] {
  const name = field.row === undefined ? field.item : `${field.row}.${field.item}`;
  if (field.kind === 'one' || field.kind === 'several') {
    const wanted = (ticks[name] ?? '').split(',');
    return field.boxes
      .filter(({ value }) => value !== '' && wanted.includes(value))
      .flatMap(({ area }) => crossIn(area));
  }
  const [first] = areasOf(field);
  if (field.kind !== 'writing' || !written.includes(name) || first === undefined) return [];
  return Array.from({ length: 12 }, (_, at) => ({
    x: first.x + 3 + at * 2,
    y: first.y + 2.5,
    width: 0.5,
    height: 3,
  }));
}

/** Two strokes of a pen, as steps. */
function crossIn({ x, y, width, height }: Area): Area[] {
  const steps = 14;
  return Array.from({ length: steps }, (_, at) => (at + 0.5) / steps).flatMap((part) => [
    { x: x + part * width - 0.25, y: y + part * height - 0.25, width: 0.5, height: 0.5 },
    { x: x + (1 - part) * width - 0.25, y: y + part * height - 0.25, width: 0.5, height: 0.5 },
  ]);
}
