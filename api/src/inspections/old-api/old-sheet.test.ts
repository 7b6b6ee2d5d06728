import { oldPagesOf } from './old-sheet.ts';
import { anOldSheet } from './test-old-sheet.ts';

test('a sheet that an old app drew is laid out by its attributes, page by page', () => {
  const pages = oldPagesOf(anOldSheet().svg);
  expect(pages.map(({ number }) => number)).toEqual([1, 2]);
  const [first] = pages;
  expect(first?.fields.map(({ type, parent, categories }) => [type, parent, categories])).toEqual([
    ['text', 'location', ['']],
    ['text', 'hive', ['']],
    ['text', 'date', ['']],
    ['checkbox', 'impression', ['smile', 'smile', 'smile']],
    ['checkbox', 'attention', ['boolean', 'boolean']],
    ['text', 'notes', ['']],
    ['checkbox', '21', ['211', '212', '213']],
    ['number', '30', ['']],
    ['text', '31', ['']],
    ['text', '32', ['']],
  ]);
  const impression = first?.layout.fields[3];
  expect(impression).toMatchObject({ kind: 'one', boxes: [{ value: '0', area: { x: 14 } }, {}, {}] });
  expect(first?.layout.fields[6]).toMatchObject({ kind: 'several' });
});

test('units of the picture are found by its squares', () => {
  const inPixels = anOldSheet().svg.replaceAll(/([\d.]+)mm/g, (_all, mm) => String(Number(mm) * 4));
  const moved = inPixels.replaceAll(
    /translate\(0, ([\d.]+)\)/g,
    (_all, mm) => `translate(0, ${Number(mm) * 4})`,
  );
  const [first] = oldPagesOf(moved);
  expect(first?.layout.fields[3]).toMatchObject({ boxes: [{ area: { x: 14, width: 3.5 } }, {}, {}] });
});

test.each(['', '<svg/>', 'no picture', '<svg><rect data-type="text"/></svg>', '<svg>'.repeat(1000)])(
  'what is no such sheet has no pages: %#',
  (svg) => expect(oldPagesOf(svg)).toEqual([]),
);
