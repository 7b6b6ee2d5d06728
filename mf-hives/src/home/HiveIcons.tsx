import { moodOfGrade } from '@skep/domain';
import { Link, pathTo } from '@skep/remote-kit';
import { focusRing, Icon, MoodFace, tokens, VisuallyHidden } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { stateLooks } from '../hive/hive-states.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import { useStateText } from '../hive/useStateText.ts';
import { useIntl } from '../use-intl.ts';
import { AttentionSignFragment, HiveSignsFragment } from './HiveIcons.graphql.ts';
import { isInspectionDue } from './reminder-state.ts';
import { useDeviceFacts } from './useDeviceFacts.ts';
import { useInspectionDueText, useReminderText } from './useReminderText.ts';

export interface HiveSignsProps {
  hive: FragmentType<typeof HiveSignsFragment>;
  now: Date;
}

/** What matters now, one sign each; the words are their tooltips and names, and each leads to where it comes from. */
export function HiveIcons({ hive, now }: HiveSignsProps) {
  const { formatMessage, formatDate } = useIntl();
  const signs = readFragment(HiveSignsFragment, hive);
  const { id, state, stateSince, inspectionDueOn, queen, lastInspection: last } = signs;
  const stateText = useStateText();
  const devices = useDeviceFacts(signs, now);
  const reminderText = useReminderText(now);
  const dueText = useInspectionDueText();
  const mood = last?.impression ? moodOfGrade(last.impression) : undefined;
  return (
    <List>
      {last?.needsAttention && (
        <li>
          <AttentionSign hive={signs} />
        </li>
      )}
      {state !== 'ACTIVE' && (
        <Sign to={`/hives/${id}/life`} text={stateText(state, stateSince)}>
          <Icon name={stateLooks[state].icon} />
        </Sign>
      )}
      {devices.map((device) => (
        <Sign key={device.id} to={device.to} text={device.text}>
          <Icon name={device.icon} />
        </Sign>
      ))}
      {queen && (
        <Sign
          to={`/hives/${id}/edit?queenEdit=true`}
          text={queen.name || formatMessage({ id: 'hives.queen' })}
        >
          <QueenMark color={queen.color} />
        </Sign>
      )}
      {last && (
        <Sign
          to={pathTo('/hives/:id/inspections', { id })}
          text={formatMessage(
            { id: mood ? `hives.inspectedOn.${mood}` : 'hives.inspectedOn' },
            { date: formatDate(last.inspectedAt, { dateStyle: 'medium' }) },
          )}
        >
          {mood ? <MoodFace mood={mood} /> : <Icon name="inspection" />}
        </Sign>
      )}
      {isInspectionDue(inspectionDueOn, now) && (
        <Sign to={`${pathTo('/inspect')}?hiveId=${id}`} text={dueText(inspectionDueOn)}>
          <Icon name="calendar" />
        </Sign>
      )}
      {last && (last.reminder || last.reminderAt) && (
        <Sign
          to={pathTo('/hives/:id/inspections', { id })}
          text={reminderText(last, { day: 'numeric', month: 'short' })}
        >
          <Icon name="reminder" />
        </Sign>
      )}
    </List>
  );
}

/** The mark of a hive that needs attention; nothing for others. */
export function AttentionSign({ hive }: { hive: FragmentType<typeof AttentionSignFragment> }) {
  const { formatMessage } = useIntl();
  const { lastInspection } = readFragment(AttentionSignFragment, hive);
  if (!lastInspection?.needsAttention) return null;
  const text = formatMessage({ id: 'hives.needsAttention' });
  return (
    <Attention title={text}>
      <Icon name="attention" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Attention>
  );
}

interface SignProps {
  to: string;
  text: string;
  children: ReactNode;
}

function Sign({ to, text, children }: SignProps) {
  return (
    <li>
      <SignLink to={to} title={text} aria-label={text}>
        {children}
      </SignLink>
    </li>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const SignLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.target};
  height: ${tokens.size.target};
  border-radius: ${tokens.radius.round};
  color: ${tokens.color.text};
  &:hover {
    background: ${tokens.color.hover};
  }
  ${focusRing}
`;

const Attention = styled.span`
  display: flex;
  padding-inline: ${tokens.space[12]};
  color: ${tokens.color.problem};
`;
