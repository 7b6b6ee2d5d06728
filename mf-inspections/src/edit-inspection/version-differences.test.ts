import { fieldKey } from '../checklist/answers.ts';
import { newInspection } from '../inspection/inspection-values.ts';
import { sampleChecklist } from '../testing/sample-checklist.ts';
import { versionDifferences } from './version-differences.ts';

const begun = newInspection('11', new Date('2026-06-03T12:05:00Z'));

test('the same twice differs in nothing', () => {
  const answered = { ...begun, answers: { [fieldKey('111')]: '1' } };
  expect(versionDifferences(answered, { ...answered }, sampleChecklist.items)).toEqual({
    fields: [],
    questions: [],
  });
});

test('what differs is named: fields in the order of the form, questions by their names', () => {
  const mine = { ...begun, notes: 'Calm', impression: 8, answers: { [fieldKey('111')]: '1' } };
  const theirs = { ...begun, notes: 'Nervous', answers: { [fieldKey('103')]: '0', [fieldKey('111')]: '' } };
  expect(versionDifferences(mine, theirs, sampleChecklist.items)).toEqual({
    fields: ['impression', 'notes'],
    questions: ['Swarm cells', 'Eggs seen'],
  });
});
