import { usePerson, useQuery } from '@skep/remote-kit';
import type { OpenAlertsQuery as OpenAlerts } from '../generated/graphql.ts';
import { OpenAlertsQuery } from './OpenAlerts.graphql.ts';

const pollIntervalMs = 60_000;

/** What goes on or waits to be read; undefined while nobody knows, and for who has nothing that measures. */
export function useOpenAlerts(): OpenAlerts['openAlerts'] | undefined {
  return useQuery(OpenAlertsQuery, { skip: !useHasDevice() }).data?.openAlerts;
}

/** The same, queried again while somebody looks: for the one part of the page that does so for all. */
export function useFreshOpenAlerts(): OpenAlerts['openAlerts'] | undefined {
  const { data } = useQuery(OpenAlertsQuery, {
    skip: !useHasDevice(),
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  return data?.openAlerts;
}

function useHasDevice(): boolean {
  return (usePerson()?.deviceTypes ?? []).length > 0;
}
