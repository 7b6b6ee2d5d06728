import { useOnNews, usePerson, useQuery } from '@skep/remote-kit';
import type { OpenAlertsQuery as OpenAlerts } from '../generated/graphql.ts';
import { OpenAlertsQuery } from './OpenAlerts.graphql.ts';

/** What goes on or waits to be read; undefined while nobody knows, and for who has nothing that measures. */
export function useOpenAlerts(): OpenAlerts['openAlerts'] | undefined {
  return useQuery(OpenAlertsQuery, { skip: !useHasDevice() }).data?.openAlerts;
}

/** The same, queried again when an alert begins or ends: for the one part of the page that does so for all. */
export function useFreshOpenAlerts(): OpenAlerts['openAlerts'] | undefined {
  const hasDevice = useHasDevice();
  const { data, refetch } = useQuery(OpenAlertsQuery, { skip: !hasDevice });
  useOnNews('ALERTS', () => hasDevice && refetch());
  return data?.openAlerts;
}

function useHasDevice(): boolean {
  return (usePerson()?.deviceTypes ?? []).length > 0;
}
