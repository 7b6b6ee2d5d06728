import { tokens } from '@skep/ui';

/** Pixels for each one on the screen: sharp on paper too. */
const density = 2;

export interface Picture {
  width: number;
  height: number;
  svg: string;
}

/** A line of the drawing, as its picture names it. */
export interface PictureLine {
  name: string;
  color: string;
}

const headPx = 32;
const linePx = 20;

/**
 * A drawn chart as a file of its own, with the names of its lines: what its colours mean in this theme is written into it.
 */
export function pictureOf(
  room: HTMLElement,
  title: string,
  lines: readonly PictureLine[],
): Picture | undefined {
  const drawn = room.querySelector<SVGSVGElement>('svg.highcharts-root');
  if (!drawn) return undefined;
  const { width, height } = drawn.viewBox.baseVal;
  const head = headPx + lines.length * linePx;
  const styles = getComputedStyle(room);
  const whole = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const size = { width, height: height + head };
  for (const [name, value] of Object.entries(size)) whole.setAttribute(name, String(value));
  whole.setAttribute('font-family', styles.fontFamily);
  const ground = document.createElementNS(whole.namespaceURI, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', 'var(--skep-color-surface)');
  const heading = wordsOf(title, 22, { 'font-size': '16', 'font-weight': '700', fill: tokens.color.text });
  const names = lines.map(({ name, color }, index) =>
    wordsOf(`● ${name}`, headPx + index * linePx + 12, { 'font-size': '13', fill: color }),
  );
  const chart = drawn.cloneNode(true) as SVGSVGElement;
  chart.setAttribute('y', String(head));
  whole.append(ground, heading, ...names, chart);
  const svg = new XMLSerializer()
    .serializeToString(whole)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim())
    // Only browsers mix colours; other programs would draw it black.
    .replaceAll(
      /fill="color-mix\(in srgb, ([^ ]+) (\d+)%, transparent\)"/g,
      (_, color: string, percent: string) => `fill="${color}" fill-opacity="${Number(percent) / 100}"`,
    );
  return { ...size, svg };
}

function wordsOf(text: string, y: number, look: Readonly<Record<string, string>>): SVGElement {
  const words = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  for (const [name, value] of Object.entries({ x: '8', y: String(y), ...look }))
    words.setAttribute(name, value);
  words.textContent = text;
  return words;
}

/** The same as points. @throws TypeError where the browser draws none */
export async function pngOf({ width, height, svg }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  context?.scale(density, density);
  context?.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!png) throw new TypeError('The browser draws no picture of this chart.');
  return png;
}
