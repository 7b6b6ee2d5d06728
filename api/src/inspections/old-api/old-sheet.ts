import { type Area, paper, type SheetField, type SheetPage, squareArea } from '@skep/sheets';
import { SaxesParser } from 'saxes';

/** A place on a sheet that an old app drew, as its attributes say it. */
interface Place {
  type: string;
  parent: string;
  category: string;
  mark: string;
  area: Area;
}

/** A field with what the old app calls it. */
export interface OldField {
  type: 'text' | 'number' | 'checkbox';
  parent: string;
  /** Of a field of boxes one for each, else one or none. */
  categories: readonly string[];
}

export interface OldPage {
  /** As it is printed on the page. */
  number: number;
  layout: SheetPage;
  /** In the order of the layout's fields. */
  fields: readonly OldField[];
}

/** Printed numbers of the sheet and of the page. */
const printedParents = ['svgid', 'pagenr'];
/** Boxes of which one is ticked; options of a list may be several. */
const singleChoices = ['grade', 'score', 'stars', 'smile', 'boolean'];
const depthMax = 50;
const placesMax = 20_000;
const pagesMax = 20;

/** Pages of a sheet that an old app drew itself, below each other in one picture. Empty for anything else. */
export function oldPagesOf(svg: string): OldPage[] {
  const places = placesIn(svg);
  const tops = places
    .filter(({ type, mark }) => type === 'marker' && mark === 'top-left')
    .map(({ area }) => area)
    .toSorted((one, other) => one.y - other.y)
    .slice(0, pagesMax);
  return tops.flatMap((topLeft, index) => {
    const end = (tops[index + 1]?.y ?? Number.POSITIVE_INFINITY) - 0.1;
    const own = places.filter(({ area }) => area.y >= topLeft.y - 0.1 && area.y < end);
    const toPage = ruler(topLeft, own);
    if (toPage === undefined) return [];
    const number = Number(own.find(({ parent }) => parent === 'pagenr')?.category);
    return [pageOf(own, toPage, Number.isInteger(number) && number > 0 ? number : index + 1)];
  });
}

/** From the picture's own units, by the squares in the corners of the page. */
function ruler(topLeft: Area, own: readonly Place[]): ((area: Area) => Area) | undefined {
  const at = (mark: string) => own.find(({ type, mark: name }) => type === 'marker' && name === mark)?.area;
  const [right, below] = [at('top-right'), at('bottom-left')];
  if (right === undefined || below === undefined) return undefined;
  const [first, across, down] = [squareArea('topLeft'), squareArea('topRight'), squareArea('bottomLeft')];
  const perX = (right.x - topLeft.x) / (across.x - first.x);
  const perY = (below.y - topLeft.y) / (down.y - first.y);
  if (!(perX > 0 && perY > 0)) return undefined;
  return ({ x, y, width, height }) => ({
    x: first.x + (x - topLeft.x) / perX,
    y: first.y + (y - topLeft.y) / perY,
    width: width / perX,
    height: height / perY,
  });
}

function pageOf(own: readonly Place[], toPage: (area: Area) => Area, number: number): OldPage {
  const read = own
    .map((place) => ({ ...place, area: toPage(place.area) }))
    .filter(({ type, parent, area }) => isField(type) && !printedParents.includes(parent) && isOnPage(area));
  const groups = Map.groupBy(read, ({ type, parent, area }) =>
    type === 'checkbox' ? `boxes ${parent}` : `${parent} ${area.x} ${area.y}`,
  );
  const fields = [...groups.values()].flatMap((places) => {
    const [first] = places;
    return first === undefined ? [] : [{ first, places }];
  });
  return {
    number,
    layout: { marks: [], fields: fields.map(({ first, places }) => fieldOf(first, places)) },
    fields: fields.map(({ first, places }) => ({
      type: isField(first.type) ? first.type : 'text',
      parent: first.parent,
      categories: places.map(({ category }) => category),
    })),
  };
}

function fieldOf(first: Place, places: readonly Place[]): SheetField {
  const { type, parent: item, area } = first;
  if (type !== 'checkbox')
    return { kind: 'writing', item, label: '', area, ...(type === 'number' && { hasNumber: true }) };
  const boxes = places.map((box, index) => ({ value: String(index), area: box.area }));
  return { kind: singleChoices.includes(first.category) ? 'one' : 'several', item, label: '', boxes };
}

const isField = (type: string): type is OldField['type'] => ['text', 'number', 'checkbox'].includes(type);

const isOnPage = ({ x, y, width, height }: Area) =>
  x >= 0 && y >= 0 && width > 1 && height > 1 && x + width <= paper.width && y + height <= paper.height;

/** Everything that says of itself what it is. Nested pictures and groups move what is in them. */
function placesIn(svg: string): Place[] {
  const places: Place[] = [];
  const origins = [{ x: 0, y: 0 }];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const origin = origins.at(-1) ?? { x: 0, y: 0 };
    const [x, y] = [lengthOf(attributes.x), lengthOf(attributes.y)];
    const type = attributes['data-type'];
    if (type !== undefined && places.length < placesMax)
      places.push({
        type,
        parent: attributes['data-parent-category-id'] ?? '',
        category: attributes['data-category-id'] ?? '',
        mark: attributes['data-type-mark'] ?? '',
        area: {
          x: origin.x + x,
          y: origin.y + y,
          width: lengthOf(attributes.width),
          height: lengthOf(attributes.height),
        },
      });
    const moved = movedBy(attributes.transform);
    const own = name === 'svg' && origins.length > 1 ? { x, y } : { x: 0, y: 0 };
    origins.push({ x: origin.x + moved.x + own.x, y: origin.y + moved.y + own.y });
    if (origins.length > depthMax) throw new Error('Nothing that is drawn is that deep.');
  });
  parser.on('closetag', () => origins.pop());
  try {
    parser.write(svg).close();
  } catch {
    return [];
  }
  return places;
}

/** Of a length as `14`, `14mm` or `53px`; the units are found out by the squares. */
function lengthOf(text: string | undefined): number {
  const length = Number.parseFloat(text ?? '');
  return Number.isFinite(length) ? length : 0;
}

function movedBy(transform = ''): { x: number; y: number } {
  const [, x, y] = /translate\(\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?\s*\)/.exec(transform.slice(0, 200)) ?? [];
  return { x: lengthOf(x), y: lengthOf(y) };
}
