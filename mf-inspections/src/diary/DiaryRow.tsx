import { readLayers } from '@skep/domain';
import { isTemporaryId, Link } from '@skep/remote-kit';
import { Card, Chip, focusRing, HiveDrawing, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveLink } from '../inspection-form/HiveLink.tsx';
import { ImpressionMark } from '../inspection-form/ImpressionMark.tsx';
import { OnThisDevice } from '../inspection-form/OnThisDevice.tsx';
import { ReminderLine } from '../inspection-form/ReminderLine.tsx';
import { useInspectionDate } from '../inspection-form/useInspectionDate.ts';
import { useIntl } from '../use-intl.ts';
import { DiaryRowFragment } from './DiaryScreen.graphql.ts';
import { InspectionMenu } from './InspectionMenu.tsx';

export interface DiaryRowProps {
  inspection: FragmentType<typeof DiaryRowFragment>;
}

/** One visit, or a change that was noted: which hive, when, how it was, and what is still to do. */
export function DiaryRow({ inspection }: DiaryRowProps) {
  const visit = readFragment(DiaryRowFragment, inspection);
  const { hive, impression, needsAttention, notes, isEvent } = visit;
  const { formatMessage } = useIntl();
  const dateText = useInspectionDate();
  return (
    <Card as="li">
      <Layout>
        <Picture>
          {hive && <HiveDrawing layers={readLayers(hive.layers)} color={hive.color} size="small" label="" />}
        </Picture>
        <Stack gap={8}>
          <Row gap={8}>
            {hive ? (
              <HiveLink to={`/hives/${hive.id}/inspections`}>{hive.name}</HiveLink>
            ) : (
              <Text tone="muted">{formatMessage({ id: 'inspections.unknownHive' })}</Text>
            )}
            {hive && (
              <Text tone="muted" size="small">
                {hive.apiary.name}
              </Text>
            )}
          </Row>
          <Row gap={8}>
            {isEvent && <Chip icon="hive">{formatMessage({ id: 'inspections.eventMark' })}</Chip>}
            {impression != null && <ImpressionMark grade={impression} />}
            <Text size="small">
              {hive ? (
                <ReadLink
                  to={isTemporaryId(visit.id) ? '/waiting' : `/hives/${hive.id}/inspections/${visit.id}`}
                >
                  <time dateTime={visit.inspectedAt}>{dateText(visit)}</time>
                </ReadLink>
              ) : (
                <time dateTime={visit.inspectedAt}>{dateText(visit)}</time>
              )}
            </Text>
            {hive?.isShared && visit.authorName && (
              <Text tone="muted" size="small">
                {formatMessage({ id: 'inspections.by' }, { name: visit.authorName })}
              </Text>
            )}
            <OnThisDevice id={visit.id} />
            {needsAttention && (
              <Chip tone="problem" icon="attention">
                {formatMessage({ id: 'inspections.attentionMark' })}
              </Chip>
            )}
          </Row>
          {notes && <Notes>{notes}</Notes>}
          <ReminderLine {...visit} />
        </Stack>
        <div>
          <InspectionMenu inspection={visit} />
        </div>
      </Layout>
    </Card>
  );
}

/** As high as a thumb, without making the row higher. */
const ReadLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.target};
  margin-block: calc(-1 * ${tokens.space[12]});
  color: ${tokens.color.accentInk};
  ${focusRing}
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[12]};
  align-items: start;
  @media (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

// The narrowest phones have room for the words alone.
const Picture = styled.div`
  display: flex;
  justify-content: center;
  min-width: ${tokens.size.target};
  @media (max-width: 22rem) {
    display: none;
  }
`;

/** Long notes are read in full where the inspection is. */
const Notes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: 70ch;
  margin: 0;
  color: ${tokens.color.textMuted};
  line-height: ${tokens.font.lineText};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
