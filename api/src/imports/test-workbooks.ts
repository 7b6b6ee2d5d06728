import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const head = '<?xml version="1.0" encoding="UTF-8"?>';

interface WorkbookParts {
  /** Rows of each sheet, by its name. */
  sheets: Record<string, string>;
  texts?: string[];
  workbook?: string;
}

/** A workbook as Excel writes it; cells of style 1 are dates with a time, of 2 per cent, of 3 times of day. */
export function aWorkbook({ sheets, texts = [], workbook = '' }: WorkbookParts): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(head + xml), name);
  const names = Object.keys(sheets);
  const each = (line: (name: string, number: number) => string) =>
    names.map((name, index) => line(name, index + 1)).join('');
  add(
    'xl/workbook.xml',
    `<workbook xmlns:r="x">${workbook}<sheets>${each((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships>${each((_, number) => `<Relationship Id="rId${number}" Type="http://x/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
  );
  add(
    'xl/styles.xml',
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="20"/></cellXfs></styleSheet>',
  );
  add('xl/sharedStrings.xml', `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`);
  for (const [index, name] of names.entries())
    add(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
    );
  zip.end();
  return buffer(zip.outputStream as Readable);
}
