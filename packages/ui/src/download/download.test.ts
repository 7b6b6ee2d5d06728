import { csvText } from './download.ts';

test('a name that would be a formula is a text in the file, and a number below zero stays one', () => {
  expect(
    csvText([
      ['hive', 'kg'],
      ['=cmd()', '-0.6'],
      ['@home', '-0,6'],
      ['a "b", c', ''],
    ]),
  ).toBe('hive,kg\r\n\'=cmd(),-0.6\r\n\'@home,"-0,6"\r\n"a ""b"", c",\r\n');
});

test.each(['de', 'uk', 'pt-PT'])('a table in %s has semicolons and decimal commas', (language) => {
  const lines = [
    ['hive', 'kg'],
    ['a; b', -28.088],
    ['=1,5', 3],
  ];
  expect(csvText(lines, language)).toBe('hive;kg\r\n"a; b";-28,088\r\n\'=1,5;3\r\n');
  expect(csvText([['a, b', 28.088]], 'en')).toBe('"a, b",28.088\r\n');
});
