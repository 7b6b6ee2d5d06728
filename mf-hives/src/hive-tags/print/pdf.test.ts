/** @jest-environment node */
import { writePdf } from './pdf.ts';

const a4 = { widthMm: 210, heightMm: 297 };
const image = { width: 2, height: 1, pixels: new Uint8Array([0, 255]) };
const area = { xMm: 10, yMm: 20, widthMm: 30, heightMm: 40 };

/** A document with each byte as one character, so that places in the text are places in the file. */
async function written(pages: Parameters<typeof writePdf>[0]): Promise<string> {
  const bytes = new Uint8Array(await (await writePdf(pages)).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** What the streams of a document hold. */
function streamsOf(text: string): Promise<string[]> {
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map(async (match) => {
    const start = match.index + match[0].length;
    const packed = Uint8Array.from(text.slice(start, start + Number(match[1])), (one) => one.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  });
  return Promise.all(streams);
}

test('every object is where the table of objects says', async () => {
  const text = await written([{ ...a4, marks: [{ kind: 'image', image, area }] }]);
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
  expect(starts.length).toBeGreaterThan(3);
  for (const [index, start] of starts.entries())
    expect(text.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj`));
});

test('areas are measured from the upper left, in millimetres', async () => {
  const text = await written([{ ...a4, marks: [{ kind: 'areas', grey: 0, areas: [area] }] }]);
  expect(text).toContain('/MediaBox [0 0 595.276 841.89]');
  expect(await streamsOf(text)).toEqual(['0 g 28.346 671.811 85.039 113.386 re f']);
});

test('an image that is on two pages is in the file once', async () => {
  const page = { ...a4, marks: [{ kind: 'image' as const, image, area }] };
  const text = await written([page, page]);
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(text).toContain('/Count 2');
  expect(await streamsOf(text)).toContain('\0\xff');
});
