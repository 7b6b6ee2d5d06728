import { pageFaults, type SheetCorner, sheetCorners, sheetFieldKinds } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import type { FieldCount, ReadPage } from './reading.ts';
import { pageAddresses, type ShownReading } from './service.ts';
import { faultOfPage, type SheetRead } from './sheets-read.ts';

const AreaBody = Type.Object({
  x: Type.Number(),
  y: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
});

const PageBody = Type.Object({
  id: Type.Integer(),
  state: oneOf(['waiting', 'read', 'failed']),
  fault: nullable(oneOf(pageFaults)),
  unseen_corners: Type.Array(oneOf(sheetCorners)),
  print_id: nullable(Type.Integer({ description: 'From the code on the page.' })),
  page: nullable(Type.Integer()),
  pages: nullable(Type.Integer()),
  hive_id: nullable(Type.Integer()),
  thumb_url: Type.String(),
  photo_url: Type.String(),
  straight_url: nullable(Type.String({ description: 'The photo, straightened.' })),
});

const FieldBody = Type.Object({
  page_id: Type.Integer(),
  category_id: Type.String({ description: 'Id of the item, or a name such as `impression`.' }),
  row: nullable(Type.Integer({ description: 'Sheet for many hives: row, from 0.' })),
  label: Type.String(),
  kind: oneOf(sheetFieldKinds),
  value: Type.String({ description: 'In the format of stored answers; empty: nothing is written there.' }),
  is_sure: Type.Boolean(),
  area: Type.Object(AreaBody.properties, {
    description: 'Position on the straightened page, in millimetres of 210 × 297.',
  }),
});

const SheetBody = Type.Object({
  print_id: Type.Integer(),
  checklist_id: Type.Integer(),
  name: Type.String(),
  hive_id: Type.Integer({ description: '0: a blank one.' }),
  rows: nullable(
    Type.Array(Type.Object({ hive_id: Type.Integer(), name: Type.String() }), {
      description: 'Sheet for many hives: hive id of each row; 0 if a name is written there by hand.',
    }),
  ),
  page_ids: Type.Array(Type.Integer()),
  pages: Type.Integer(),
  missing_pages: Type.Array(Type.Integer()),
  pages_twice: Type.Array(Type.Integer()),
  fields: Type.Array(FieldBody),
});

export const ReadingBody = Type.Object({
  id: Type.Integer(),
  print_id: nullable(Type.Integer({ description: 'Id of the chosen printed form.' })),
  language: nullable(
    Type.String({ description: 'Language of the handwriting. Null: the language of each sheet.' }),
  ),
  created_at: WireTime,
  pages: Type.Array(PageBody),
  sheets: Type.Array(SheetBody),
});

const Count = Type.Integer({ minimum: 0, maximum: maxInt4 });

export const FieldCountBody = Type.Object({
  kind: oneOf(sheetFieldKinds),
  is_sure: Type.Boolean(),
  accepted: Count,
  corrected: Count,
  emptied: Count,
});

type WireFieldCount = Type.Static<typeof FieldCountBody>;

export const fieldCountToWire = ({ isSure, ...count }: FieldCount): WireFieldCount => ({
  ...count,
  is_sure: isSure,
});

export const fieldCountFromWire = ({ is_sure: isSure, ...count }: WireFieldCount): FieldCount => ({
  ...count,
  isSure,
});

export async function readingToWire(context: SignedInContext, shown: ShownReading) {
  const { reading, pages, sheets } = shown;
  return {
    id: reading.id,
    print_id: reading.printId ?? null,
    language: reading.language ?? null,
    created_at: wireTime(reading.createdAt),
    pages: await Promise.all(pages.map((page) => pageToWire(context, page, shown))),
    sheets: sheets.map(sheetToWire),
  };
}

async function pageToWire(context: SignedInContext, page: ReadPage, { prints, chosen }: ShownReading) {
  const { id, outcome, straight } = page;
  const fault = faultOfPage(page, prints, chosen);
  const code = outcome.kind === 'read' ? outcome.code : undefined;
  const corners: readonly SheetCorner[] = outcome.kind === 'failed' ? outcome.unseenCorners : [];
  const address = await pageAddresses(context, id);
  return {
    id,
    state: outcome.kind === 'read' && fault !== undefined ? ('failed' as const) : outcome.kind,
    fault: fault ?? null,
    unseen_corners: [...corners],
    print_id: code?.printId ?? null,
    page: code?.page ?? null,
    pages: code?.pages ?? null,
    hive_id: code?.hiveId ?? null,
    thumb_url: address('thumb'),
    photo_url: address('photo'),
    straight_url: straight ? address('straight') : null,
  };
}

function sheetToWire({ print, sheet, hiveId, fields, ...read }: SheetRead) {
  return {
    print_id: print.id,
    checklist_id: print.checklistId,
    name: print.name,
    hive_id: hiveId,
    rows: sheet.rows?.map((row) => ({ hive_id: row.hiveId, name: row.name })) ?? null,
    page_ids: [...read.pageIds],
    pages: sheet.pages.length,
    missing_pages: [...read.missingPages],
    pages_twice: [...read.pagesTwice],
    fields: fields.map(({ pageId, field, answer, cutOut }) => ({
      page_id: pageId,
      category_id: field.item,
      row: field.row ?? null,
      label: field.label,
      kind: field.kind,
      value: answer.value,
      is_sure: answer.isSure,
      area: cutOut,
    })),
  };
}
