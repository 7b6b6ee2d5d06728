import { type GeneralField, type Mark, paper, type SheetField, type SheetPage } from '@skep/sheets';
import { answerName } from '#platform/taxonomy/words.ts';
import { boxAt, dateCells, faceBoxes, textMark } from './blocks.ts';
import { linesOf, type Measure } from './measured-text.ts';
import { sheetText } from './sheet-words.ts';

/** What every inspection has, at the top of the first page. */
export function headOfSheet(language: string, measure: Measure): SheetPage {
  const marks: Mark[] = [];
  const fields: SheetField[] = [];
  const label = (item: GeneralField, x: number, y: number, width: number) => {
    const labelText = sheetText(language, `sheet.${item}`);
    const [line = ''] = linesOf(labelText, { size: 2.9, isBold: true, width, most: 1 }, measure);
    marks.push(textMark(line, { x, y, size: 2.9 }, measure, true));
    return labelText;
  };
  const writing = (item: GeneralField, [x, y, width, height]: readonly [number, number, number, number]) =>
    fields.push({
      kind: 'writing',
      item,
      label: label(item, x, y - 2, width),
      area: { x, y, width, height },
    });
  const date = (item: GeneralField, x: number, y: number) => {
    const day = dateCells({ x, y, language, hasTime: true }, measure);
    marks.push(...day.marks);
    fields.push({ kind: 'date', item, label: label(item, x, y - 2, 89), cells: day.cells, hasTime: true });
  };

  writing('location', [14, 19, 43, 8]);
  writing('hive', [59.5, 19, 43, 8]);
  date('date', 105, 19);
  const faces = faceBoxes(14, 35);
  marks.push(...faces.marks);
  fields.push({
    kind: 'one',
    item: 'impression',
    label: label('impression', 14, 33, 43),
    boxes: faces.boxes,
  });
  const attention = (['1', '0'] as const).map((value, index) => {
    const area = boxAt(59.5 + index * 20, 35.5);
    const labelText = answerName(language, value === '1' ? 'yes' : 'no');
    marks.push(textMark(labelText, { x: area.x + paper.pitch, y: area.y + 2.8, size: 2.7 }, measure));
    return { value, area };
  });
  fields.push({ kind: 'one', item: 'attention', label: label('attention', 59.5, 33, 43), boxes: attention });
  writing('notes', [105, 36, 89, 20]);
  date('reminder_date', 14, 63);
  writing('reminder', [105, 63, 89, 17]);
  return { marks, fields };
}
