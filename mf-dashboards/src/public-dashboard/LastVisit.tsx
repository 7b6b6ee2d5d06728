import { moodOfGrade, timeAgo } from '@skep/domain';
import { MoodFace, Row, Text } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { ShownHive } from './shown.ts';
import { useMinute } from './useMinute.ts';

/** When the beekeeper looked into the hive last, and how they found it. */
export function LastVisit({ inspection }: Pick<ShownHive, 'inspection'>) {
  const { formatMessage, formatRelativeTime } = useIntl();
  const now = useMinute();
  if (!inspection) return null;
  const { inspectedAt, impression, notes } = inspection;
  const mood = impression == null ? undefined : moodOfGrade(impression);
  const ago = timeAgo(new Date(inspectedAt), now);
  return (
    <div>
      <Text tone="muted">{formatMessage({ id: 'screen.inspection' })}</Text>
      <Text isBold>{formatRelativeTime(ago.value, ago.unit, { numeric: 'auto' })}</Text>
      {mood && (
        <Row gap={8} align="center">
          <MoodFace mood={mood} />
          <Text as="span">{formatMessage({ id: `screen.mood.${mood}` })}</Text>
        </Row>
      )}
      {notes && <Notes>{notes}</Notes>}
    </div>
  );
}

/** Three lines at most: who looks at a wall reads no diary. */
const Notes = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
