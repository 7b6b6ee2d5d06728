import { reportError } from './failure.ts';
import { writeJson, writeLine } from './output.ts';
import { WrongSetting } from './read-settings.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test('a person at a terminal reads sentences', () => {
  writeLine('info', '  Opening the database');
  expect(lines).toEqual(['  Opening the database\n']);
});

test('what collects logs gets JSON alone: progress, warnings of Node and last words', async () => {
  const back = writeJson('skep-serve');
  writeLine('info', '\n  Skep runs at https://skep.example');
  process.emit('warning', new Error('it is deprecated'));
  reportError(new WrongSetting('PORT must be a number.'));
  back();
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [
      { level: 30, msg: 'Skep runs at https://skep.example' },
      { level: 40, msg: 'it is deprecated', type: 'Error' },
      { level: 50, msg: 'PORT must be a number.' },
    ].map((line) => ({ ...line, service: 'skep-serve', time: expect.any(Number) })),
  );
});
