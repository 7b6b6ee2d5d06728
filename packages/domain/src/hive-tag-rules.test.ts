import { safeParse } from 'valibot';
import { fieldProblemsOf } from './field-problems.ts';
import {
  hiveTagActions,
  hiveTagForm,
  hiveTagNumber,
  hiveTagTarget,
  offeredHiveTagNumbers,
  possibleHiveTagActions,
} from './hive-tag-rules.ts';

const own = { id: 5, canEdit: true, deviceIds: [] };

test('the numbers 01 to 40 are offered', () => {
  expect([offeredHiveTagNumbers.length, offeredHiveTagNumbers[0], offeredHiveTagNumbers.at(-1)]).toEqual([
    40,
    '01',
    '40',
  ]);
});

test.each([
  ['7', '07'],
  ['07', '07'],
  ['80', '80'],
  ['007', '07'],
  ['0', undefined],
  ['81', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('%j is the tag %j', (text, number) => {
  expect(hiveTagNumber(text)).toBe(number);
});

test.each([
  ['', { code: 'required' }],
  ['seven', { code: 'not_a_number' }],
  ['1.5', { code: 'not_a_number' }],
  ['-1', { code: 'not_a_number' }],
  ['0', { code: 'too_small', params: { min: 1 } }],
  ['81', { code: 'too_large', params: { max: 80 } }],
  ['99999999999999999999', { code: 'too_large', params: { max: 80 } }],
])('the number %j is refused at its field', (number, problem) => {
  const { issues = [] } = safeParse(hiveTagForm, { number, hiveId: '5', action: 'show_hive' });
  expect(fieldProblemsOf(issues)).toEqual([{ path: 'number', ...problem }]);
});

test('each action is offered only where it can work', () => {
  expect(possibleHiveTagActions({ ...own, canEdit: false })).toEqual(['show_hive', 'view_inspections']);
  expect(possibleHiveTagActions(own)).toEqual(hiveTagActions.slice(0, 5));
  expect(possibleHiveTagActions({ ...own, deviceIds: [9] })).toEqual(hiveTagActions);
});

test('a tag leads where the hive is now: to its new device, and to the hive when none is left', () => {
  const pathWith = (...deviceIds: number[]) => hiveTagTarget('view_measurements', { ...own, deviceIds }).path;
  expect([pathWith(9), pathWith(12)]).toEqual(['/measurements/9', '/measurements/12']);
  expect(hiveTagTarget('view_measurements', own)).toEqual({ path: '/', query: { search: 'id=5' } });
  expect(hiveTagTarget('edit_hive', { ...own, canEdit: false }).path).toBe('/');
});
