import { readLayers } from '@skep/domain';
import { Card, Chip, HiveDrawing, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { ReadInspectionPartsFragment, ReadInspectionQuery } from '../generated/graphql.ts';
import { HiveLink } from '../inspection-form/HiveLink.tsx';
import { ImpressionMark } from '../inspection-form/ImpressionMark.tsx';
import { ReminderLine } from '../inspection-form/ReminderLine.tsx';
import { useInspectionDate } from '../inspection-form/useInspectionDate.ts';
import { ReadingLines } from '../readings/ReadingLines.tsx';

export interface InspectionFactsProps {
  hive: NonNullable<ReadInspectionQuery['hive']>;
  inspection: ReadInspectionPartsFragment;
}

/** Which hive, when, by whom, and what was said besides the checklist. */
export function InspectionFacts({ hive, inspection }: InspectionFactsProps) {
  const { formatMessage } = useIntl();
  const dateText = useInspectionDate();
  const { impression, needsAttention, notes, isEvent, authorName } = inspection;
  return (
    <Card>
      <Stack gap={12}>
        <Row gap={12} wrap={false} align="start">
          <HiveDrawing layers={readLayers(hive.layers)} color={hive.color} size="small" label="" />
          <Stack gap={8}>
            <Row gap={8}>
              <HiveLink to={`/hives/${hive.id}/inspections`}>{hive.name}</HiveLink>
              <Text tone="muted" size="small">
                {hive.apiary.name}
              </Text>
            </Row>
            <Text>
              <time dateTime={inspection.inspectedAt}>{dateText(inspection)}</time>
            </Text>
            {authorName && (
              <Text tone="muted" size="small">
                {formatMessage({ id: 'inspections.by' }, { name: authorName })}
              </Text>
            )}
          </Stack>
        </Row>
        <Row gap={8}>
          {isEvent && <Chip icon="hive">{formatMessage({ id: 'inspections.eventMark' })}</Chip>}
          {impression != null && <ImpressionMark grade={impression} />}
          {needsAttention === true && (
            <Chip tone="problem" icon="attention">
              {formatMessage({ id: 'inspections.attentionMark' })}
            </Chip>
          )}
          {needsAttention === false && (
            <Chip tone="success">{formatMessage({ id: 'diary.noAttention' })}</Chip>
          )}
        </Row>
        <ReadingLines readings={inspection.readings} timeZone={inspection.timeZone} />
        {notes && <Notes>{notes}</Notes>}
        <Said label={formatMessage({ id: 'diary.conditions' })} text={inspection.conditions} />
        <Said label={formatMessage({ id: 'diary.action' })} text={inspection.action} />
        <Said label={formatMessage({ id: 'diary.nextNotes' })} text={inspection.nextNotes} />
        <ReminderLine {...inspection} />
      </Stack>
    </Card>
  );
}

function Said({ label, text }: { label: string; text: string | null | undefined }) {
  return (
    text && (
      <Stack gap={4}>
        <Text tone="muted" size="small">
          {label}
        </Text>
        <Notes>{text}</Notes>
      </Stack>
    )
  );
}

const Notes = styled.p`
  max-width: 70ch;
  margin: 0;
  line-height: ${tokens.font.lineText};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
