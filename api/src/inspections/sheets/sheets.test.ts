import { offeredLanguages } from '@skep/domain';
import { type Area, areasOf, codeArea, paper, type Sheet, squareArea, squareNames } from '@skep/sheets';
import fc from 'fast-check';
import type { FullChecklist } from '#inspections/checklists/checklist.ts';
import { answerOfField } from '#inspections/paper-recognition/read-answers.ts';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { allCategories, descendantsOf } from '#platform/taxonomy/catalogue.ts';
import { shapesOf } from './drawing.ts';
import { layOut } from './layout.ts';
import { measured } from './measured-text.ts';
import { layOutTable } from './table.ts';

const askable = allCategories.filter(({ isSystem }) => !isSystem).map(({ id }) => id);
const choiceLists = ['list', 'options', 'select'];

function checklistOf(itemIds: readonly number[], name = 'Summer'): FullChecklist {
  const checklist = { name, itemIds, requiredIds: [] } as unknown as FullChecklist['checklist'];
  return { checklist, ownItems: new Map() };
}

const overlap = (a: Area, b: Area) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

const onPage = ({ x, y, width, height }: Area) =>
  x >= 7 && y >= 7 && x + width <= paper.width - 7 && y + height <= paper.bottom + 0.01;

function placesOnPages({ pages }: Sheet): Area[][] {
  return pages.map(({ fields }) => fields.flatMap(areasOf));
}

const anyItems = fc.uniqueArray(fc.constantFrom(...askable), { maxLength: 120 });
const languages = offeredLanguages.map(({ code }) => code);

test('with any questions, in every language, no field overlaps another, a square or the edge of the page', () => {
  fc.assert(
    fc.property(anyItems, fc.constantFrom(...languages), (itemIds, language) => {
      for (const places of placesOnPages(layOut(checklistOf(itemIds), language, measured))) {
        const fixed = [...squareNames.map(squareArea), codeArea];
        for (const [at, place] of places.entries()) {
          expect(onPage(place)).toBe(true);
          const others = [...fixed, ...places.slice(at + 1)];
          expect(others.filter((other) => overlap(place, other))).toEqual([]);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('every question is on paper once, or is said to be left out', () => {
  fc.assert(
    fc.property(anyItems, (itemIds) => {
      const { pages, leftOut } = layOut(checklistOf(itemIds), 'en', measured);
      const listed = [...pages.flatMap(({ fields }) => fields), ...leftOut].map(({ item }) => item);
      expect(new Set(listed).size).toBe(listed.length);
      const chosenBelow = new Set(
        allCategories
          .filter(({ input }) => choiceLists.includes(input))
          .flatMap((category) => descendantsOf(category).map(({ id }) => id)),
      );
      for (const id of itemIds) {
        const category = allCategories.find((one) => one.id === id);
        if (category?.input === 'list_item' || category?.input === 'label' || chosenBelow.has(id)) continue;
        expect(listed).toContain(String(id));
      }
    }),
    { numRuns: 40 },
  );
});

test('no words overlap those next to them', () => {
  for (const language of languages) {
    const sheet = layOut(checklistOf(defaultChecklistItems, 'x'.repeat(50)), language, measured);
    const hive = { id: 1, name: 'H'.repeat(60), apiaryName: 'A'.repeat(60) };
    for (const index of sheet.pages.keys()) {
      for (const shape of shapesOf({ sheet, index, printId: 123_456, hive }, measured)) {
        if (shape.kind === 'text') expect(shape.x + shape.width).toBeLessThan(200);
      }
    }
  }
});

test('a list of more than ten choices is said to be too long, and what cannot be written is left out', () => {
  const race = allCategories.find(
    ({ input, children, isSystem }) => input === 'select' && children.length > 10 && !isSystem,
  );
  const image = allCategories.find(({ input }) => input === 'image');
  const chosen = [race, ...(race?.children ?? []), image].flatMap((one) => one?.id ?? []);
  const { leftOut } = layOut(checklistOf(chosen), 'de', measured);
  expect(leftOut.map(({ reason }) => reason).toSorted()).toEqual(['not_on_paper', 'too_long']);
});

test('the same checklist is laid out alike each time', () => {
  const lay = () => JSON.stringify(layOut(checklistOf(defaultChecklistItems), 'de', measured));
  expect(lay()).toBe(lay());
});

test('on a sheet for many hives no field overlaps another or the edge, and writing has the remaining room', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...askable.map(String), 'impression', 'attention'), {
    maxLength: 9,
  });
  fc.assert(
    fc.property(
      chosen,
      fc.constantFrom(...languages),
      fc.integer({ max: 40, min: 0 }),
      (items, language, count) => {
        const full = checklistOf(items.map(Number).filter((id) => id > 0));
        const hives = Array.from({ length: count }, (_, at) => ({ hiveId: at + 1, name: `Hive ${at + 1}` }));
        const sheet = layOutTable({ full, items: ['notes', ...items], hives, language, measure: measured });
        for (const places of placesOnPages(sheet)) {
          const fixed = [...squareNames.map(squareArea), codeArea];
          for (const [at, place] of places.entries()) {
            expect(onPage(place)).toBe(true);
            expect([...fixed, ...places.slice(at + 1)].filter((other) => overlap(place, other))).toEqual([]);
          }
        }
        const writing = sheet.pages[0]?.fields.find(({ item }) => item === 'notes');
        const [area] = writing ? areasOf(writing) : [];
        expect(area?.width).toBeGreaterThanOrEqual(36);
        if (items.length === 0) expect((area?.x ?? 0) + (area?.width ?? 0)).toBeCloseTo(196, 5);
      },
    ),
    { numRuns: 40 },
  );
});

test('who reads pounds and Fahrenheit writes them on paper, and they are stored in kilograms and Celsius', () => {
  const units = { weight: 'lb', temperature: 'fahrenheit' } as const;
  const chosen = checklistOf([614, 615]);
  const table = { full: chosen, items: ['614'], hives: [], language: 'en', measure: measured, units };
  const [sheet, rows] = [layOut(chosen, 'en', measured, units), layOutTable(table)];
  const unitsIn = ({ pages }: Sheet) =>
    pages.flatMap(({ fields }) => fields.flatMap((field) => (field.kind === 'number' ? [field.unit] : [])));
  expect(unitsIn(sheet)).toEqual(['lb', '°F']);
  expect(new Set(unitsIn(rows))).toEqual(new Set(['lb']));
  expect(JSON.stringify(sheet)).toMatch(/\(lb\).*\(°F\)/);
  expect(unitsIn(layOut(chosen, 'en', measured))).toEqual([undefined, undefined]);
  const read = { item: '614', confidence: 1, isUnsure: false, area: { x: 0, y: 0, width: 1, height: 1 } };
  const field = { ...read, kind: 'number', value: 22.5, digits: '225' } as const;
  expect(answerOfField(field, { now: new Date(0), unit: 'lb' }).value).toBe('10.206');
  expect(answerOfField(field, { now: new Date(0), unit: undefined }).value).toBe('22.5');
});
