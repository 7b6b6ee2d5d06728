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
