import type { FieldVerdict, LanguageCode, PageFault, SheetCorner, SheetFieldKind } from '@skep/domain';
import type { PageCode } from '@skep/sheets';
import type { PrintId, ReadingId, ReadPageId, UserId } from '#platform/context/ids.ts';
import type { StoredPicture } from '#platform/pictures/stored-pictures.ts';

/** Photos of printed checklists that a person has begun to bring in. */
export interface Reading {
  id: ReadingId;
  ownerId: UserId;
  /** The one that the person has chosen; undefined: the pages say it. */
  printId: PrintId | undefined;
  /** Of the handwriting; undefined: that of each sheet. */
  language: LanguageCode | undefined;
  createdAt: Date;
}

/** What a person says of pages before they are read, and may say otherwise later. */
export interface ReadingChoices {
  printId: PrintId | undefined;
  language: LanguageCode;
}

/** What was read in a field. */
export interface ReadAnswer {
  /** In the form in which an answer is stored; of dates `YYYY-MM-DDTHH:mm`; empty: nothing is written there. */
  value: string;
  /** Otherwise a person checks it first. */
  isSure: boolean;
}

export type PageOutcome =
  /** `placed`: which page it is as its person says, since its code cannot be read. */
  | { kind: 'waiting'; placed: PageCode | undefined }
  | { kind: 'failed'; fault: PageFault; unseenCorners: readonly SheetCorner[] }
  /** Answers stand in the order of the page's fields in the layout of its print. */
  | { kind: 'read'; code: PageCode; answers: readonly ReadAnswer[] };

/** A photo of a page. */
export interface ReadPage {
  id: ReadPageId;
  readingId: ReadingId;
  photo: StoredPicture;
  /** As if it had been laid flat: by which fields are cut out. Undefined where the sheet is not found. */
  straight: StoredPicture | undefined;
  outcome: PageOutcome;
}

/** How often people accepted, corrected or deleted a reading: of one kind of field, sure or checked. */
export interface FieldCount extends Record<FieldVerdict, number> {
  kind: SheetFieldKind;
  isSure: boolean;
}
