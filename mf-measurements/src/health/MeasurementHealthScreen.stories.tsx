import type { LanguageCode } from '@skep/domain';
import {
  createFakeServices,
  type FakeAnswer,
  fakeApolloClient,
  fakePerson,
  inFakeShell,
} from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { useState } from 'react';
import { neverAnswering } from '../testing/gateway.ts';
import { aHealth, fakeHealth, jobsAt, monthsBefore } from './fake-health.ts';
import { healthMessages } from './health-messages.ts';
import { measurementHealthQuery } from './MeasurementHealthScreen.graphql.ts';
import { MeasurementHealthScreen } from './MeasurementHealthScreen.tsx';

export default { title: 'Measurements/Health of measurements', parameters: { frame: 'none' } };

const troubled = aHealth({
  accepted: 1_234_567,
  stored: 1_234_560,
  withoutMonth: 4211,
  waitingSince: '2026-11-21T10:02:00+00:00',
  jobs: jobsAt('2026-11-21T10:01:04+00:00').map((run) =>
    run.job === 'SEAL_MONTHS' ? { ...run, failedAt: '2026-11-21T11:23:12+00:00' } : run,
  ),
  weather: {
    __typename: 'WeatherFetching',
    providerName: 'Open-Meteo',
    places: 48,
    failing: 31,
    problem: 'BUSY',
    fetchedAt: '2026-11-21T11:48:20+00:00',
  },
  alarms: [
    'MEASUREMENTS_MISSING',
    'WORKER_IDLE',
    'JOBS_FAILED',
    'DAYS_LATE',
    'WITHOUT_PARTITION',
    'NO_PARTITION_AHEAD',
    'MONTHS_UNSEALED',
  ],
});

export const AllWell = () => <Story answers={fakeHealth(() => aHealth())} />;

export const AllWellDark = () => <Story answers={fakeHealth(() => aHealth())} theme="dark" />;

export const Troubled = () => <Story answers={fakeHealth(() => troubled)} />;

export const TroubledInGermanNarrow = () => (
  <Story answers={fakeHealth(() => troubled)} language="de" isNarrow />
);

export const TroubledInGreekNarrowDark = () => (
  <Story answers={fakeHealth(() => troubled)} language="el" theme="dark" isNarrow />
);

export const TenYears = () => (
  <Story answers={fakeHealth(() => aHealth({ months: monthsBefore(2027, 2, 120) }))} />
);

export const NothingYet = () => (
  <Story
    answers={fakeHealth(() =>
      aHealth({
        accepted: 0,
        stored: 0,
        outcomes: [],
        newestMessageAt: null,
        waitingDays: 0,
        waitingSince: null,
        weather: null,
      }),
    )}
  />
);

export const Loading = () => <Story answers={[neverAnswering(measurementHealthQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

interface StoryProps {
  answers: FakeAnswer[];
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [element] = useState(() => {
    const services = createFakeServices({
      apolloClient: fakeApolloClient(answers),
      session: { kind: 'signedIn', person: { ...fakePerson, isAdmin: true } },
      language,
    });
    return inFakeShell(<MeasurementHealthScreen />, healthMessages, { services }).element;
  });
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
