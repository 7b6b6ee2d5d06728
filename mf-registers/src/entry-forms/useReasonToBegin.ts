import { useNow } from '@skep/remote-kit';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';

const dayMs = 24 * 60 * 60_000;

/** Why an entry does not hold, to begin with: within a day of writing it nobody has to say more than that. */
export function useReasonToBegin(): (entry: Pick<Entry, 'writtenAt'>) => string {
  const { formatMessage } = useIntl();
  const now = useNow().getTime();
  return ({ writtenAt }) =>
    now - Date.parse(writtenAt) < dayMs ? formatMessage({ id: 'book.withinADay' }) : '';
}
