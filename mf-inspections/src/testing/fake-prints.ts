import type { FakeAnswer } from '@skep/remote-kit/testing';
import {
  PrintChecklistMutation,
  PrintChecklistQuery,
  PrintedPagesQuery,
} from '../print-checklist/PrintChecklistScreen.graphql.ts';
import { aHive } from './builders.ts';
import { answering } from './gateway.ts';

/** A page with a square in each corner. */
const page =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#fff"/>' +
  '<path d="M7 7h6v6h-6z M197 7h6v6h-6z M7 284h6v6h-6z M197 284h6v6h-6z"/></svg>';

const leftOut = [
  { __typename: 'LeftOutItem', itemId: '1', name: 'Medicine', isTooLong: true },
  { __typename: 'LeftOutItem', itemId: '2', name: 'Photo of the frame', isTooLong: false },
];

export interface FakePrints {
  /** Default: three. */
  pageCount?: number;
  /** Default: true. */
  isThere?: boolean;
  hives?: readonly { id: string; name: string }[];
}

/** A service that lays a checklist out and prints it as number 12. */
export function fakePrints({ pageCount = 3, isThere = true, hives }: FakePrints = {}): FakeAnswer[] {
  const standing = (
    hives ?? [
      { id: '11', name: 'Hive 1' },
      { id: '12', name: 'Hive 2' },
    ]
  ).map((hive) => aHive(hive));
  return [
    answering(PrintChecklistQuery, () => ({
      checklistOutline: isThere ? { __typename: 'ChecklistOutline', id: '1', name: 'Spring visit' } : null,
      checklist: isThere
        ? {
            __typename: 'Checklist',
            id: '1',
            items: [
              {
                __typename: 'ChecklistItem',
                id: '103',
                parentId: null,
                name: 'Swarm cells',
                input: 'BOOLEAN',
              },
            ],
          }
        : null,
      checklistSheet: isThere
        ? { __typename: 'ChecklistSheet', pages: Array.from({ length: pageCount }, () => page), leftOut }
        : null,
      hives: standing,
    })),
    answering(PrintedPagesQuery, () => ({ printedPages: Array.from({ length: pageCount }, () => page) })),
    answering(PrintChecklistMutation, ({ hiveIds }) => ({
      printChecklist: {
        __typename: 'PrintedChecklist',
        print: {
          __typename: 'ChecklistPrint',
          id: '12',
          printId: '12',
          firstPrintedAt: '2026-06-03T09:00:00Z',
        },
        pdfUrl: `/api/checklist-svg/12/pdf?hives=${[hiveIds].flat().join()}`,
      },
    })),
  ];
}
