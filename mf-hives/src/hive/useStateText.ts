import type { HiveState } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';

/** What a hive is and since when, as a sentence. */
export function useStateText(): (state: HiveState, since: string | null) => string {
  const { formatMessage, formatDate } = useIntl();
  return (state, since) =>
    formatMessage(
      { id: since === null ? `hives.state.${state}` : `hives.stateSince.${state}` },
      // A calendar day has no zone.
      { date: since && formatDate(`${since}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }) },
    );
}
