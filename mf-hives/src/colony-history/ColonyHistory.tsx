import { Icon, type IconName, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { ColonyHistoryListFragment as History } from '../generated/graphql.ts';
import { calendarDay } from './calendar-day.ts';
import { EventSentence } from './EventSentence.tsx';
import { useIntl } from './use-life-intl.ts';

export interface ColonyHistoryProps {
  /** Of the hive whose history it is. */
  hiveId: string;
  events: History['events'];
  /** Several people look after the hive. Default: false. */
  areAuthorsShown?: boolean;
}

/** What happened to a colony, the newest first. */
export function ColonyHistory({ hiveId, events, areAuthorsShown = false }: ColonyHistoryProps) {
  const { formatDate, formatMessage } = useIntl();
  return (
    <Line>
      {events.map((event) => (
        <Step key={event.id}>
          <Sign>
            <Icon name={icons[event.kind]} size="small" />
          </Sign>
          <Stack gap={0}>
            <Text size="small" tone="muted">
              <time dateTime={event.date}>{formatDate(...calendarDay(event.date))}</time>
              {areAuthorsShown &&
                event.authorName &&
                ` ${formatMessage({ id: 'life.by' }, { name: event.authorName })}`}
            </Text>
            <EventSentence hiveId={hiveId} event={event} />
            {event.note && <Note>{event.note}</Note>}
          </Stack>
        </Step>
      ))}
    </Line>
  );
}

const icons: Readonly<Record<History['events'][number]['kind'], IconName>> = {
  STATE: 'hive',
  SPLIT: 'copy',
  UNITE: 'group',
  REQUEEN: 'queen',
  QUEEN_MOVE: 'move',
  QUEEN_FATE: 'queen',
};

const Line = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${tokens.space[12]};
  padding-block-end: ${tokens.space[24]};
  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2rem 0;
    inset-inline-start: calc(1rem - ${tokens.borderWidth} / 2);
    border-inline-start: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  }
`;

const Sign = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentInk};
`;

const Note = styled.p`
  margin: ${tokens.space[4]} 0 0;
  padding-inline-start: ${tokens.space[12]};
  border-inline-start: 3px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
