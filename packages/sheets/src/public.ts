export { findPage, type PageProblem, photoSide } from './finding/find-page.ts';
export { straightPlacedPage } from './finding/placed-page.ts';
export { type PageCode, pageCodeText } from './page-code.ts';
export type { GreyPicture } from './picture/grey-picture.ts';
export type { ReadField, WrittenDate } from './reading/read-field.ts';
export { readPage } from './reading/read-page.ts';
export {
  type Area,
  areasOf,
  codeArea,
  type GeneralField,
  type LeftOut,
  type LeftOutReason,
  type Mark,
  paper,
  type Sheet,
  type SheetField,
  type SheetPage,
  type SheetRow,
  squareArea,
  squareNames,
  strokeWidth,
} from './sheet.ts';
export { pixelsPerMm, type StraightPage, straighten } from './straighten.ts';
