import { Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { ColonyHistoryListFragment as History } from '../generated/graphql.ts';
import { InlineLink } from './InlineLink.tsx';

type Event = History['events'][number];

export interface EventSentenceProps {
  /** Of the hive that the sentence is told of. */
  hiveId: string;
  event: Event;
}

/** One thing that happened, as this hive saw it. */
export function EventSentence({ hiveId, event }: EventSentenceProps) {
  const { formatMessage } = useIntl();
  const { kind, hive, otherHive, queen, formerQueen, state } = event;
  const isOther = otherHive?.id === hiveId;
  return (
    <Text as="div">
      {formatMessage(
        { id: 'life.event' },
        {
          kind,
          side: otherHive === null ? 'alone' : isOther ? 'that' : 'this',
          state,
          hasState: String(state !== null),
          hive: <HiveLink hive={isOther || otherHive === null ? hive : otherHive} />,
          hasQueen: String(queen !== null),
          queen: queen && <QueenLink queen={queen} />,
          hasFormer: String(formerQueen !== null),
          former: formerQueen && <QueenLink queen={formerQueen} />,
        },
      )}
    </Text>
  );
}

function HiveLink({ hive: { id, name, isDeleted } }: { hive: Event['hive'] }) {
  return isDeleted ? <strong>{name}</strong> : <InlineLink to={`/hives/${id}/life`}>{name}</InlineLink>;
}

function QueenLink({ queen: { id, name } }: { queen: NonNullable<Event['queen']> }) {
  const { formatMessage } = useIntl();
  return <InlineLink to={`/queens/${id}`}>{name || formatMessage({ id: 'life.namelessQueen' })}</InlineLink>;
}
