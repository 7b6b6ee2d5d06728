import { codeOfError } from './mutation-result.ts';

test.each([
  [{ statusCode: 502 }, 'maintenance'],
  [{ statusCode: 503 }, 'maintenance'],
  [{ statusCode: 504 }, 'overloaded'],
  [{ statusCode: 500 }, 'unexpected'],
  [new TypeError('Failed to fetch'), 'unreachable'],
])('what a front answers in place of the service is said as what it is: %o', (error, code) => {
  expect(codeOfError(error)).toBe(code);
});
