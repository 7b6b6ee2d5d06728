import type { TagAddress } from '../useTagAddresses.ts';
import { placesOnCard } from './card-places.ts';
import { type Area, type GreyImage, type Mark, type PdfPage, writePdf } from './pdf.ts';
import { qrAreas } from './qr-areas.ts';
import { cutsOfSheet, dealToSheets, type SheetFormat, sheetSize } from './sheets.ts';

export interface TagSheetOptions {
  tags: readonly TagAddress[];
  format: SheetFormat;
  /** First free label of the first sheet, from 1. */
  firstPlace: number;
  /** Words on each tag, in the person's language. */
  words: string;
}

/** Draws a line of text as large as it fits into so many pixels, in the middle of them. */
export type PaintText = (text: string, size: { width: number; height: number }, isBold: boolean) => GreyImage;

/** 300 dots to the inch: sharper than a phone's camera sees. */
const pixelsPerMm = 300 / 25.4;

/** A PDF with a tag at each place. */
export function makeTagPdf({ tags, format, firstPlace, words }: TagSheetOptions, paint: PaintText) {
  const painted = new Map<string, GreyImage>();
  const sheets = dealToSheets(tags, format, firstPlace);
  const pages = sheets.map(
    (cards): PdfPage => ({
      ...sheetSize,
      marks: [
        { kind: 'areas', grey: 0.6, areas: cutsOfSheet(format) },
        ...cards.flatMap(({ thing, place }) => marksOf(thing, place)),
      ],
    }),
  );
  return writePdf(pages);

  function marksOf({ number, url }: TagAddress, place: Area): Mark[] {
    const { code, digits, sentence } = placesOnCard(place);
    return [
      { kind: 'areas', grey: 0, areas: qrAreas(url, code) },
      text(number, digits, true),
      text(words, sentence, false),
    ];
  }

  function text(line: string, area: Area, isBold: boolean): Mark {
    const key = `${line} ${area.widthMm} ${area.heightMm}`;
    const size = {
      width: Math.round(area.widthMm * pixelsPerMm),
      height: Math.round(area.heightMm * pixelsPerMm),
    };
    const image = painted.get(key) ?? paint(line, size, isBold);
    painted.set(key, image);
    return { kind: 'image', image, area };
  }
}
