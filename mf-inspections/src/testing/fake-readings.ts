import { type FakeAnswer, samplePicture } from '@skep/remote-kit/testing';
import type { FieldCountInput, PageFault, SheetCorner, SheetFieldKind } from '../generated/graphql.ts';
import {
  CheckSheetQuery,
  EndPagesMutation,
  KeepPagesMutation,
} from '../scan-checklist/CheckSheetScreen.graphql.ts';
import {
  BeginReadingMutation,
  ChooseForReadingMutation,
  DeleteReadingMutation,
  DeleteReadPageMutation,
  FromPaperQuery,
  PlaceReadPageMutation,
} from '../scan-checklist/ScanChecklistScreen.graphql.ts';
import { aHive } from './builders.ts';
import { answering } from './gateway.ts';
import { sampleChecklist } from './sample-checklist.ts';

interface PagePart {
  id: string;
  fault?: PageFault;
  corners?: SheetCorner[];
  /** Default: 1. */
  number?: number;
  isWaiting?: boolean;
}

export function aReadPage({ id, fault, corners = [], number = 1, isWaiting = false }: PagePart) {
  const state = isWaiting ? 'WAITING' : fault === undefined ? 'READ' : 'FAILED';
  return {
    __typename: 'ReadPage',
    id,
    state,
    fault: fault ?? null,
    unseenCorners: corners,
    printId: state === 'WAITING' ? null : '12',
    pageNumber: state === 'READ' ? number : null,
    thumbUrl: samplePicture,
    photoUrl: samplePicture,
    straightUrl: state === 'READ' ? samplePicture : null,
  };
}

interface FieldPart {
  itemId: string;
  label: string;
  kind?: SheetFieldKind;
  value?: string;
  isSure?: boolean;
  row?: number;
}

export function aReadField({ itemId, label, kind = 'ONE', value = '', isSure = true, row }: FieldPart) {
  const area = { __typename: 'SheetArea', x: 14, y: 86, width: 46, height: 12 };
  return { __typename: 'ReadField', pageId: '1', itemId, row: row ?? null, label, kind, value, isSure, area };
}

/** A visit of 3 May: two answers are unsure, and the notes are written by hand. */
const readFields = [
  aReadField({ itemId: 'location', label: 'Apiary', kind: 'WRITING' }),
  aReadField({ itemId: 'hive', label: 'Hive', kind: 'WRITING' }),
  aReadField({ itemId: 'date', label: 'Date', kind: 'DATE', value: '2026-05-03T14:30' }),
  aReadField({ itemId: 'impression', label: 'Overall impression', value: '3' }),
  aReadField({ itemId: 'attention', label: 'Needs attention', value: '' }),
  aReadField({ itemId: 'notes', label: 'Notes', kind: 'WRITING', isSure: false }),
  aReadField({ itemId: '103', label: 'Swarm cells', value: '1', isSure: false }),
  aReadField({ itemId: '104', label: 'How many swarm cells', kind: 'NUMBER', value: '4' }),
  aReadField({ itemId: '112', label: 'Pattern', value: '' }),
  aReadField({ itemId: '999', label: 'Robbing', value: '1' }),
];

interface SheetPart {
  hiveId?: string | null;
  missingPages?: number[];
  pagesTwice?: number[];
  fields?: ReturnType<typeof aReadField>[];
  /** Of a sheet for many hives. */
  rows?: { hiveId: string | null; name: string }[];
  pageIds?: string[];
}

export function aReadSheet(part: SheetPart = {}) {
  return {
    __typename: 'ReadSheet',
    printId: '12',
    checklistId: '1',
    name: 'Spring visit',
    hiveId: part.hiveId === undefined ? '11' : part.hiveId,
    rows: part.rows?.map((row) => ({ __typename: 'SheetRow', ...row })) ?? null,
    pageIds: part.pageIds ?? ['1'],
    pageCount: 2,
    missingPages: part.missingPages ?? [],
    pagesTwice: part.pagesTwice ?? [],
    fields: part.fields ?? readFields,
  };
}

export interface FakeReadings {
  /** Of the reading with id 5. Default: one that was read. */
  pages?: ReturnType<typeof aReadPage>[];
  /** Default: one. */
  sheets?: ReturnType<typeof aReadSheet>[];
  /** Default: one. */
  prints?: { id: string; name: string }[];
  /** Default: true. */
  isThere?: boolean;
  /** Default: false. */
  readsHandwriting?: boolean;
  /** Called with the print and the language of the handwriting. */
  onBegun?: (printId: string | null | undefined, language: string | null | undefined) => void;
  /** Called with the result of the reading. */
  onEnded?: (counts: readonly FieldCountInput[]) => void;
}

/** A service that has read some pages as reading 5, and remembers what is taken away of it. */
export function fakeReadings(overrides: FakeReadings = {}): FakeAnswer[] {
  const {
    sheets = [aReadSheet()],
    prints = [{ id: '12', name: 'Spring visit' }],
    isThere = true,
  } = overrides;
  let printId: string | null = null;
  let pages = overrides.pages ?? [aReadPage({ id: '1' })];
  const reading = () => ({
    __typename: 'SheetReading',
    id: '5',
    printId,
    language: null,
    begunAt: '2026-05-03T16:00:00Z',
    pages,
    sheets,
  });
  const done = { __typename: 'Done', done: true };
  const hives = [aHive(), aHive({ id: '12', name: 'Hive 2' })];
  return [
    answering(FromPaperQuery, ({ hasReading }) => ({
      checklistPrints: prints.map((print) => ({
        __typename: 'ChecklistPrint',
        checklistId: '1',
        printId: print.id,
        pageCount: 2,
        ...print,
      })),
      readsHandwriting: overrides.readsHandwriting ?? false,
      hives,
      sheetReadings: isThere ? [reading()] : [],
      ...(hasReading && { sheetReading: isThere ? reading() : null }),
    })),
    answering(CheckSheetQuery, () => ({
      sheetReading: isThere ? reading() : null,
      checklist: sampleChecklist,
      hives,
    })),
    answering(BeginReadingMutation, (begun) => {
      overrides.onBegun?.(begun.printId, begun.language);
      return { beginSheetReading: reading() };
    }),
    answering(DeleteReadPageMutation, ({ id }) => {
      pages = pages.filter((page) => page.id !== id);
      return { deleteReadPage: done };
    }),
    answering(ChooseForReadingMutation, (chosen) => {
      printId = chosen.printId ?? null;
      return { chooseForSheetReading: reading() };
    }),
    answering(PlaceReadPageMutation, ({ id, input }) => {
      pages = pages.map((page) => (page.id === id ? aReadPage({ id, number: input.pageNumber }) : page));
      return { placeReadPage: done };
    }),
    answering(DeleteReadingMutation, () => ({ deleteSheetReading: done })),
    answering(KeepPagesMutation, () => ({ keepReadPages: { __typename: 'KeptPages', photoIds: ['71'] } })),
    answering(EndPagesMutation, ({ input }) => {
      overrides.onEnded?.(input.counts);
      return { endReadPages: done };
    }),
  ];
}
