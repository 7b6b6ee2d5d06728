// As much of PDF 1.7 (ISO 32000-1) as sheets of tags need: grey areas and grey images. A library for it would weigh
// more than all screens of this remote together.

/** A place on a page in millimetres, from its upper left corner. */
export interface Area {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** Eight bits for each pixel, row by row from the top; 255 is white. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array<ArrayBuffer>;
}

export type Mark =
  /** `grey` from 0, black, to 1, white. */
  { kind: 'areas'; grey: number; areas: readonly Area[] } | { kind: 'image'; image: GreyImage; area: Area };

export interface PdfPage {
  widthMm: number;
  heightMm: number;
  marks: readonly Mark[];
}

/** Points of PDF in a millimetre. */
const pointsPerMm = 72 / 25.4;

/** Writes a document; an image that is in several places is in it once. */
export async function writePdf(pages: readonly PdfPage[]): Promise<Blob> {
  const file = new PdfFile();
  const pageTree = file.reserve();
  const images = new Map<GreyImage, number>();
  const kids: number[] = [];
  for (const page of pages) {
    for (const mark of page.marks) {
      if (mark.kind !== 'image' || images.has(mark.image)) continue;
      images.set(mark.image, await file.addImage(mark.image));
    }
    const content = await file.addStream('', new TextEncoder().encode(contentOf(page, images)));
    const names = [...images.values()].map((id) => `/I${id} ${id} 0 R`).join(' ');
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${pageTree} 0 R /Contents ${content} 0 R ` +
          `/MediaBox [0 0 ${points(page.widthMm)} ${points(page.heightMm)}] ` +
          `/Resources << /XObject << ${names} >> >> >>`,
      ),
    );
  }
  const list = kids.map((id) => `${id} 0 R`).join(' ');
  file.fill(pageTree, `<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`);
  return file.finish(file.add(`<< /Type /Catalog /Pages ${pageTree} 0 R >>`));
}

function contentOf({ heightMm, marks }: PdfPage, images: ReadonlyMap<GreyImage, number>): string {
  // PDF counts from the lower left corner.
  const place = ({ xMm, yMm, widthMm, heightMm: height }: Area) =>
    [xMm, heightMm - yMm - height, widthMm, height].map(points);
  const lines = marks.map((mark) => {
    if (mark.kind === 'areas') {
      return `${mark.grey} g ${mark.areas.map((area) => `${place(area).join(' ')} re`).join(' ')} f`;
    }
    const [x, y, width, height] = place(mark.area);
    return `q ${width} 0 0 ${height} ${x} ${y} cm /I${images.get(mark.image)} Do Q`;
  });
  return lines.join('\n');
}

function points(mm: number): string {
  return String(Number((mm * pointsPerMm).toFixed(3)));
}

type Part = string | Uint8Array<ArrayBuffer>;

/** The objects of a document by number, from 1, and where each begins. */
class PdfFile {
  readonly #objects: (readonly Part[])[] = [];

  reserve(): number {
    return this.#objects.push([]);
  }

  add(...parts: Part[]): number {
    return this.#objects.push(parts);
  }

  fill(id: number, ...parts: Part[]): void {
    this.#objects[id - 1] = parts;
  }

  async addStream(entries: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    const packed = await deflated(bytes);
    const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    return this.add(head, packed, '\nendstream');
  }

  addImage({ width, height, pixels }: GreyImage): Promise<number> {
    const entries =
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
      '/ColorSpace /DeviceGray /BitsPerComponent 8';
    return this.addStream(entries, pixels);
  }

  finish(catalog: number): Blob {
    // The comment of four high bytes tells other programs that the file is no text.
    const parts: Part[] = ['%PDF-1.7\n%', new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), '\n'];
    let length = 0;
    for (const part of parts) length += part.length;
    const starts = this.#objects.map((object, index) => {
      const start = length;
      for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) {
        parts.push(part);
        length += part.length;
      }
      return start;
    });
    const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
    const size = starts.length + 1;
    parts.push(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}`,
      `trailer\n<< /Size ${size} /Root ${catalog} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    );
    return new Blob(parts, { type: 'application/pdf' });
  }
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
