import { isRefused, isUnreachable } from './database-unavailable.ts';

const failure = (parts: object, message = 'no') => Object.assign(new Error(message), parts);
const ofServer = (code: string) => failure({ code, severity: 'ERROR' });

test.each([
  ['the leader died and this one only follows', ofServer('25006')],
  ['its disk is full', ofServer('53100')],
  ['it shuts down', ofServer('57P01')],
  ['a statement took too long', ofServer('57014')],
  ['its socket on this machine is gone', failure({ code: 'ENOENT', syscall: 'connect' })],
  ['it answers nothing', failure({}, 'Query read timeout')],
  ['its connection was ended within a transaction', failure({}, 'Client was closed and is not queryable')],
])('a database is away and the same may work later: %s', (_what, error) => {
  expect([isUnreachable(error), isRefused(error)]).toEqual([true, false]);
});

test.each([
  ['a value that it cannot hold', ofServer('22003'), true],
  ['a violated constraint', ofServer('23514'), true],
  ['a fault of our own', new TypeError('undefined is not a function'), false],
  ['a file that is missing', failure({ code: 'ENOENT', syscall: 'open' }), false],
])('nothing but the database being away counts as that: %s', (_what, error, isOfRow) => {
  expect([isUnreachable(error), isRefused(error)]).toEqual([false, isOfRow]);
});
