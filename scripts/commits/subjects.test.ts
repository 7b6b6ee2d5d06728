import { subjectProblem } from './subjects.ts';

test.each([
  'Seal large months in batches',
  'Bring the broker back after a restart',
  'Compress rows of old months',
  'Focus the first field with a problem',
  'Say read replica and notIdempotent in messages',
])('%s keeps to the rules', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

test.each([
  [`Seal ${'large '.repeat(12)}months`, /has 83 characters/],
  ['feat: seal large months', /prefix/],
  ['api(ingest): seal large months', /prefix/],
  ['[api] Seal large months', /prefix/],
  ['seal large months', /capital/],
  ['Seal large months.', /full stop/],
  ['The large months are sealed', /verb/],
  ['Sealed large months', /"Sealed" and not/],
  ['Sealing large months', /"Sealing" and not/],
  ['Seals large months', /"Seals" and not/],
])('%s breaks a rule', (subject, problem) => {
  expect(subjectProblem(subject)).toMatch(problem);
});
