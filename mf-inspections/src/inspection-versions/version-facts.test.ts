import { changedFacts } from './version-facts.ts';

const fact = (key: string, text: string) => ({ key, label: key.toUpperCase(), text });

test('what changed is shown with both texts, what came and went with an empty one, and nothing else', () => {
  const before = [fact('notes', 'Calm'), fact('grade', '7'), fact('eggs', 'Yes')];
  const after = [fact('notes', 'Calm and strong'), fact('grade', '7'), fact('brood', '5')];
  expect(changedFacts(before, after)).toEqual([
    { key: 'notes', label: 'NOTES', before: 'Calm', after: 'Calm and strong' },
    { key: 'brood', label: 'BROOD', before: '', after: '5' },
    { key: 'eggs', label: 'EGGS', before: 'Yes', after: '' },
  ]);
});
