import { answeredKeys, answerProblem, answersOf, itemInputsOf } from './answers.ts';
import type { ChecklistItem } from './checklist-tree.ts';

function anItem(id: string, input: ChecklistItem['input']): ChecklistItem {
  return {
    __typename: 'ChecklistItem',
    id,
    parentId: null,
    key: id,
    name: id,
    description: null,
    input,
    isRequired: false,
    unit: null,
    unitKey: null,
    minimum: null,
    maximum: null,
    decimals: null,
    options: [],
  };
}

test('zero is an answer, an empty text is none', () => {
  const items = [anItem('1', 'NUMBER'), anItem('2', 'NUMBER')];
  expect(itemInputsOf({ item1: '0', item2: '' }, items)).toEqual([{ itemId: '1', value: '0' }]);
  expect(answeredKeys({ item1: '0', item2: '' })).toEqual(['item1']);
});

test('an answer of an item that the checklist no longer has is not lost', () => {
  const answers = answersOf([{ itemId: '7', value: 'kept' }]);
  expect(itemInputsOf(answers, [])).toEqual([{ itemId: '7', value: 'kept' }]);
});

test('options that are ticked and unticked leave no stray comma', () => {
  expect(itemInputsOf({ item1: ',486' }, [anItem('1', 'LIST')])).toEqual([{ itemId: '1', value: '486' }]);
  expect(itemInputsOf({ item1: ',' }, [anItem('1', 'LIST')])).toEqual([]);
});

test.each([
  ['NUMBER_PERCENTAGE', '101', 'too_large'],
  ['NUMBER_NEGATIVE', '0', 'too_large'],
  ['NUMBER_DEGREES', '-181', 'too_small'],
  ['GRADE', '11', 'too_large'],
  ['NUMBER_0_DECIMALS', '1,5', 'not_whole'],
  ['NUMBER', 'x', 'not_a_number'],
  ['NUMBER_PERCENTAGE', '', undefined],
] as const)('%s of %j: %s', (input, value, problem) => {
  expect(answerProblem(anItem('1', input), value)).toBe(problem);
});
