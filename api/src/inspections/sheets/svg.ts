import { type Area, paper, type Sheet, type SheetField, strokeWidth } from '@skep/sheets';
import { type DrawnPage, facePath, type Shape, shapesOf } from './drawing.ts';
import type { Measure } from './measured-text.ts';

/** A page as a picture of 210 × 297 mm. */
export function pageSvg(drawn: DrawnPage, measure: Measure): string {
  const { width, height } = paper;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${shapesOf(drawn, measure).map(elementOf).join('')}</svg>`
  );
}

/** All pages below each other, as programs of the old wire read them. */
export function sheetSvg(sheet: Sheet, printId: number, measure: Measure): string {
  const { width, height } = paper;
  const pages = sheet.pages.map(
    (_page, index) =>
      `<g transform="translate(0 ${index * height})">` +
      `${shapesOf({ sheet, index, printId }, measure).map(elementOf).join('')}</g>`,
  );
  const whole = height * pages.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${whole}mm" viewBox="0 0 ${width} ${whole}" ` +
    `data-app-version="skep-${sheet.version}">${pages.join('')}</svg>`
  );
}

function elementOf(shape: Shape): string {
  switch (shape.kind) {
    case 'fill':
      return `<rect ${placeOf(shape.area)} fill="#000"/>`;
    case 'frame':
      return `<rect ${placeOf(shape.area)} fill="none" stroke="#000" stroke-width="${strokeWidth}"${dataOf(shape)}/>`;
    case 'face':
      return `<path d="${facePath(shape.area, shape.mood)}" fill="none" stroke="#000" stroke-width="${strokeWidth * 1.5}"/>`;
    case 'text': {
      const { x, y, size, text, isBold, isGrey, width } = shape;
      return (
        `<text x="${mm(x)}" y="${mm(y)}" font-size="${size}" font-family="DejaVu Sans Condensed,Arial,sans-serif"` +
        `${isBold ? ' font-weight="700"' : ''} fill="${isGrey ? '#606060' : '#000'}" ` +
        `textLength="${mm(width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`
      );
    }
  }
}

/** What an old reader of sheets looks for (reference of the old sheets). */
function dataOf({ field, value }: { field?: SheetField; value?: string }): string {
  if (field === undefined) return '';
  const type = { one: 'checkbox', several: 'checkbox', number: 'number', date: 'text', writing: 'text' }[
    field.kind
  ];
  const said = {
    type,
    label: field.label,
    'parent-category-id': field.item,
    ...(value && { 'category-id': value }),
  };
  return Object.entries(said)
    .map(([name, content]) => ` data-${name}="${escaped(content)}"`)
    .join('');
}

function placeOf({ x, y, width, height }: Area): string {
  return `x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"`;
}

const mm = (value: number) => String(Number(value.toFixed(3)));

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
