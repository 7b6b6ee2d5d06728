import { reportError } from './failure.ts';
import { WrongSetting } from './read-settings.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test('a fault that a person can correct is reported in one sentence', () => {
  reportError(new WrongSetting('PORT must be a number.'));
  expect([lines, process.exitCode]).toEqual([['PORT must be a number.\n'], 1]);
});

test('any other is reported with its trace, and the parent process sees that it failed', () => {
  reportError(new Error('nobody foresaw it'));
  expect([lines.join(''), process.exitCode]).toEqual([expect.stringMatching(/nobody foresaw it\n +at /), 1]);
});
