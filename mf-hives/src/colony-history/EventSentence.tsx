import { Text } from '@skep/ui';
import type { ColonyHistoryListFragment as History } from '../generated/graphql.ts';
import { InlineLink } from './InlineLink.tsx';
import { useIntl } from './use-life-intl.ts';

type Event = History['events'][number];

export interface EventSentenceProps {
  /** The hive whose history has the sentence. */
  hiveId: string;
  event: Event;
}

/** One thing that happened, as this hive saw it. */
export function EventSentence({ hiveId, event }: EventSentenceProps) {
  const { formatMessage } = useIntl();
  const { hive, otherHive, queen, formerQueen } = event;
  const isOther = otherHive?.id === hiveId;
  return (
    <Text as="div">
      {formatMessage(
        { id: `life.event.${sentenceOf(event, isOther)}` },
        {
          hive: <HiveLink hive={isOther || otherHive === null ? hive : otherHive} />,
          queen: queen && <QueenLink queen={queen} />,
          former: formerQueen && <QueenLink queen={formerQueen} />,
        },
      )}
    </Text>
  );
}

/** @param isOther the sentence is in the history of the other one of two hives */
function sentenceOf({ kind, otherHive, queen, formerQueen, state }: Event, isOther: boolean) {
  switch (kind) {
    case 'SPLIT':
      if (isOther) return queen ? 'splitOffWith' : 'splitOff';
      return queen ? 'splitWith' : 'split';
    case 'UNITE':
      if (isOther) return 'unitedInto';
      return queen ? 'unitedWith' : 'united';
    case 'REQUEEN':
      return formerQueen ? 'requeenedAfter' : 'requeened';
    case 'QUEEN_MOVE':
      if (otherHive === null) return 'queenCame';
      return isOther ? 'queenCameFrom' : 'queenMovedTo';
    case 'QUEEN_FATE':
      return state ? 'queenGone' : 'queenNews';
    case 'STATE':
      return state ? (`state.${state}` as const) : 'noted';
  }
}

function HiveLink({ hive: { id, name, isDeleted } }: { hive: Event['hive'] }) {
  return isDeleted ? <strong>{name}</strong> : <InlineLink to={`/hives/${id}/life`}>{name}</InlineLink>;
}

function QueenLink({ queen: { id, name } }: { queen: NonNullable<Event['queen']> }) {
  const { formatMessage } = useIntl();
  return <InlineLink to={`/queens/${id}`}>{name || formatMessage({ id: 'life.namelessQueen' })}</InlineLink>;
}
