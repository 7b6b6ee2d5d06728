import { paper, strokeWidth } from '@skep/sheets';
import { type DrawnPage, facePath, type Shape, shapesOf } from './drawing.ts';
import { fontFile, type Measure, newDocument } from './measured-text.ts';

/** Points of PDF in a millimetre. */
const pointsPerMm = 72 / 25.4;

/** Pages of A4 without margins. */
export async function sheetsPdf(
  pages: readonly DrawnPage[],
  title: string,
  measure: Measure,
): Promise<Buffer> {
  const file = newDocument({
    autoFirstPage: false,
    margin: 0,
    size: [paper.width * pointsPerMm, paper.height * pointsPerMm],
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  file.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => file.on('end', done));
  for (const page of pages) {
    file.addPage();
    file.scale(pointsPerMm);
    for (const shape of shapesOf(page, measure)) draw(file, shape);
  }
  file.end();
  await ended;
  return Buffer.concat(parts);
}

function draw(file: PDFKit.PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'fill': {
      const { x, y, width, height } = shape.area;
      file.rect(x, y, width, height).fill('black');
      break;
    }
    case 'frame': {
      const { x, y, width, height } = shape.area;
      file.lineWidth(strokeWidth).rect(x, y, width, height).stroke('black');
      break;
    }
    case 'face':
      file
        .lineWidth(strokeWidth * 1.5)
        .path(facePath(shape.area, shape.mood))
        .stroke('black');
      break;
    case 'text':
      file
        .font(fontFile(shape.isBold))
        .fontSize(shape.size)
        .fillColor(shape.isGrey ? '#606060' : 'black')
        .text(shape.text, shape.x, shape.y, { lineBreak: false, baseline: 'alphabetic' });
  }
}
