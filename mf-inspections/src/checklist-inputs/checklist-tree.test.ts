import { type ChecklistItem, checklistTree, questionsBelow } from './checklist-tree.ts';

function anItem(
  id: string,
  parentId: string | null,
  input: ChecklistItem['input'] = 'BOOLEAN',
): ChecklistItem {
  return {
    __typename: 'ChecklistItem',
    id,
    parentId,
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

test('items stand below their parents, in the order of the checklist', () => {
  const [colony] = checklistTree([
    anItem('colony', null, 'LABEL'),
    anItem('eggs', 'colony'),
    anItem('larvae', 'colony'),
  ]);
  expect(colony?.children.map(({ item }) => item.id)).toEqual(['eggs', 'larvae']);
});

test('an item whose parent is not on the checklist is a category of its own', () => {
  expect(checklistTree([anItem('eggs', 'gone')]).map(({ item }) => item.id)).toEqual(['eggs']);
});

test('a category without questions is left out', () => {
  expect(checklistTree([anItem('colony', null, 'LABEL'), anItem('brood', 'colony', 'LABEL')])).toEqual([]);
});

test('headings are no questions', () => {
  const [colony] = checklistTree([anItem('colony', null, 'LABEL'), anItem('eggs', 'colony')]);
  expect(colony && questionsBelow(colony).map(({ id }) => id)).toEqual(['eggs']);
});
