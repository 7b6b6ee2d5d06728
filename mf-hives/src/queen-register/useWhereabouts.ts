import { useIntl } from '../colony-history/use-life-intl.ts';
import type { RegisteredQueenRowFragment as Row } from '../generated/graphql.ts';

/** Where a queen without a colony is and why, or to whom she went; empty where nothing is known. */
export function useWhereabouts(): (queen: Row['queen']) => string {
  const { formatMessage } = useIntl();
  return ({ place, purpose, recipient }) =>
    [
      place && formatMessage({ id: 'life.keptAt' }, { place }),
      purpose && formatMessage({ id: `life.purpose.${purpose}` }),
      recipient && formatMessage({ id: 'life.wentTo' }, { recipient }),
    ]
      .filter(Boolean)
      .join(' · ');
}
