import { useApolloClient, useOnNews, usePerson, useQuery } from '@skep/remote-kit';
import { useMemo } from 'react';
import { isDeleted } from '../alerts/deleted-alerts.ts';
import type { OpenAlertsQuery as OpenAlerts } from '../generated/graphql.ts';
import { OpenAlertsQuery } from './OpenAlerts.graphql.ts';

/** What goes on or waits to be read; undefined while nobody knows, and for who has nothing that measures. */
export function useOpenAlerts(): OpenAlerts['openAlerts'] | undefined {
  return useNotDeleted(useQuery(OpenAlertsQuery, { skip: !useHasDevice() }).data);
}

/** The same, queried again when an alert begins or ends: for the one part of the page that does so for all. */
export function useFreshOpenAlerts(): OpenAlerts['openAlerts'] | undefined {
  const hasDevice = useHasDevice();
  const { data, refetch } = useQuery(OpenAlertsQuery, { skip: !hasDevice });
  useOnNews('ALERTS', () => hasDevice && refetch());
  return useNotDeleted(data);
}

/** An answer that was on its way while alerts were deleted still has them. */
function useNotDeleted(data: OpenAlerts | undefined): OpenAlerts['openAlerts'] | undefined {
  const { cache } = useApolloClient();
  return useMemo(() => data?.openAlerts.filter(({ id }) => !isDeleted(cache, id)), [data, cache]);
}

function useHasDevice(): boolean {
  return (usePerson()?.deviceTypes ?? []).length > 0;
}
