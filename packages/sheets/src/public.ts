export { pageCodeText } from './page-code.ts';
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
  squareArea,
  squareNames,
  strokeWidth,
} from './sheet.ts';
