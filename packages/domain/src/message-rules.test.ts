import { messageArguments, messageProblem } from './message-rules.ts';

test('a text names its values, also those inside of plurals, choices and tags', () => {
  const text =
    '{n, plural, one {{name} has # hive} other {<b>{name}</b> has {kind, select, full {} other {#}} hives}}';
  expect(messageArguments(text)).toEqual(['b', 'kind', 'kind=full', 'kind=other', 'n', 'name']);
});

test.each([
  ['Kasten van {name}', undefined],
  ['{name}: kasten', undefined],
  ['', 'required'],
  [' \n', 'required'],
  ['Kasten', 'other_placeholders'],
  ['Kasten van {naam}', 'other_placeholders'],
  ['{name} van {other}', 'other_placeholders'],
  ['Kasten van {name', 'not_a_message'],
  ['{name, plural, one {een}}', 'not_a_message'],
  ['{name, select, Anna {Anna} other {{name}}}', 'other_placeholders'],
  ['{name}\u0000', 'unsupported_characters'],
  ['{name}\ud800', 'unsupported_characters'],
  [`{name}${'x'.repeat(4000)}`, 'too_long'],
])('%j in place of "Hives of {name}": %s', (text, problem) => {
  expect(messageProblem(text, 'Hives of {name}')).toBe(problem);
});
