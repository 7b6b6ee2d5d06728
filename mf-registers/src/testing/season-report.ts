import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { SeasonReportQuery as Answer } from '../generated/graphql.ts';
import { SeasonReportQuery } from '../season-report/SeasonReportScreen.graphql.ts';
import { answering } from './gateway.ts';
import { aThresholds } from './mites.ts';

type Report = NonNullable<Answer['seasonReport']>;

const aCount = (hiveId: string, day: string, mites: number) => ({
  __typename: 'ReportedMiteCount' as const,
  ...{ entryId: `${hiveId} ${day}`, hiveId, hiveName: `Hive ${hiveId}`, day, method: 'WASH' as const },
  ...{ mites, bees: 300, days: null, isBroodless: false },
});

const aMove = (hiveId: string, day: string, kind: Report['moves'][number]['kind']) => ({
  __typename: 'ColonyMove' as const,
  ...{ hiveId, hiveName: `Hive ${hiveId}`, day, kind },
});

/** A season of 2025 in which something of each kind happened. */
export function aSeasonReport(overrides: Partial<Report> = {}): Report {
  return {
    __typename: 'SeasonReport' as const,
    season: { __typename: 'Season' as const, year: 2025, isSouthern: false },
    ...{ from: '2025-01-01', until: '2025-12-31', coloniesAtStart: 3, coloniesAtEnd: 3 },
    moves: [
      aMove('4', '2025-05-02', 'SPLIT'),
      aMove('5', '2025-06-11', 'MOVED_IN'),
      aMove('3', '2025-09-30', 'UNITED'),
      aMove('4', '2025-11-20', 'LOST'),
    ],
    swarms: [
      {
        __typename: 'ReportedSwarm' as const,
        ...{ hiveId: '2', hiveName: 'Hive 2', day: '2025-05-17', count: 1 },
      },
    ],
    queens: [
      {
        __typename: 'ReportedQueen' as const,
        ...{ queenId: 'q1', name: 'Beatrix', birthDate: '2023-06-01', hiveId: '1', hiveName: 'Hive 1' },
        ...{ since: '2023-07-01', until: '2025-06-30', fate: 'DEAD' as const },
      },
      {
        __typename: 'ReportedQueen' as const,
        ...{ queenId: 'q2', name: null, birthDate: null, hiveId: '2', hiveName: 'Hive 2' },
        ...{ since: '2024-05-20', until: null, fate: null },
      },
    ],
    yields: [
      {
        __typename: 'HoneyYield' as const,
        ...{ hiveId: '1', hiveName: 'Hive 1', queenId: 'q1', queenName: 'Beatrix' },
        ...{ kilograms: 18.4, framesUnweighed: 0 },
      },
      {
        __typename: 'HoneyYield' as const,
        ...{ hiveId: '2', hiveName: 'Hive 2', queenId: null, queenName: null },
        ...{ kilograms: 9.25, framesUnweighed: 3 },
      },
    ],
    treatments: [
      {
        __typename: 'ReportedTreatment' as const,
        ...{ entryId: '9', day: '2025-08-01', lastDay: '2025-08-14', product: 'Formic acid 60 %' },
        ...{ substance: 'Formic acid', measure: null },
        ...{ hiveIds: ['1', '2'], hiveNames: ['Hive 1', 'Hive 2'] },
      },
    ],
    miteCounts: [
      aCount('1', '2025-07-28', 9),
      aCount('2', '2025-07-28', 12),
      aCount('1', '2025-09-01', 1),
      aCount('2', '2025-09-01', 2),
    ],
    ...overrides,
  };
}

/** Answers with that report, and of an apiary that is not the person's with none. */
export function fakeSeasonReport(report = aSeasonReport()): FakeAnswer[] {
  return [
    answering(SeasonReportQuery, ({ apiaryId }) => ({
      seasonReport: apiaryId === 'others' ? null : report,
      apiaries: [
        {
          __typename: 'Apiary',
          ...{ id: '1', name: 'Orchard', isOwner: true, registrationNumber: 'NL-123' },
        },
        {
          __typename: 'Apiary',
          ...{ id: 'others', name: 'Bram’s meadow', isOwner: false, registrationNumber: null },
        },
      ],
      miteThresholds: aThresholds(),
    })),
  ];
}
