import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { LoggedDeed } from '../generated/graphql.ts';
import { HiveLogQuery } from '../hive-log/HiveLogScreen.graphql.ts';
import { answering } from './gateway.ts';

const auditEntries: readonly LoggedDeed[] = [
  'INSPECTION_WRITTEN',
  'HIVE_EDITED',
  'QUEEN_EDITED',
  'COLONY_STEP',
  'INSPECTION_EDITED',
  'HIVE_MOVED',
  'INSPECTION_DELETED',
  'TASK_WRITTEN',
  'TASK_EDITED',
  'TASK_DONE',
  'TASK_DELETED',
  'QUEEN_DELETED',
];
const people = ['Bram', 'Anna', null];

/** What each did, in turn. */
export function aLog(count = auditEntries.length) {
  return Array.from({ length: count }, (_, index) => ({
    __typename: 'HiveLogEntry' as const,
    id: `${count - index}`,
    what: auditEntries[index % auditEntries.length] ?? 'HIVE_EDITED',
    authorName: people[index % people.length] ?? null,
    at: '2026-06-03T12:05:00Z',
    inspectionId: auditEntries[index % auditEntries.length] === 'INSPECTION_WRITTEN' ? '7' : null,
  }));
}

/** The log of hive 12, in pages of 50. */
export function logServer(entries = aLog()): FakeAnswer[] {
  return [
    answering(HiveLogQuery, ({ id, before }) => {
      const from = before ? entries.findIndex((entry) => entry.id === before) + 1 : 0;
      const page = entries.slice(from, from + 50);
      const endCursor = from + 50 < entries.length ? (page.at(-1)?.id ?? null) : null;
      return {
        hive: { __typename: 'Hive', id, name: 'Linden' },
        hiveLog: id === '12' ? { __typename: 'HiveLogPage', endCursor, entries: page } : null,
      };
    }),
  ];
}
