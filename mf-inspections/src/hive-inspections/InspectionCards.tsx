import { Card, Chip, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { AnswerCell } from '../inspection-form/AnswerCell.tsx';
import { ImpressionMark } from '../inspection-form/ImpressionMark.tsx';
import { ReminderLine } from '../inspection-form/ReminderLine.tsx';
import { LazyPhotos } from '../photos/LazyPhotos.tsx';
import { ColumnHead, type InspectedHive } from './ColumnHead.tsx';
import { CurveButton } from './CurveButton.tsx';
import type { InspectionTableProps } from './InspectionTable.tsx';
import { canBeDrawn } from './item-curve.ts';
import { answersOfColumn } from './table-rows.ts';

/** The same on a phone: a card for each inspection, its answers behind a fold. */
export function InspectionCards({ hive, columns, rows, onChoose }: InspectionTableProps) {
  return (
    <Stack gap={12}>
      {columns.map((column, index) => (
        <InspectionCard
          key={column.id}
          hive={hive}
          column={column}
          answers={answersOfColumn(rows, index)}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
}

interface InspectionCardProps extends Pick<InspectionTableProps, 'onChoose'> {
  hive: InspectedHive;
  column: TableColumnFragment;
  answers: ReturnType<typeof answersOfColumn>;
}

function InspectionCard({ hive, column, answers, onChoose }: InspectionCardProps) {
  const { formatMessage } = useIntl();
  const { impression, needsAttention, notes, reminder, reminderAt, isReminderDone, generalPhotoIds } = column;
  return (
    <Card as="article">
      <Stack gap={8}>
        <ColumnHead hive={hive} column={column} onChoose={onChoose} />
        <Row gap={8} align="center" wrap>
          {impression != null && <ImpressionMark grade={impression} />}
          {needsAttention === true && (
            <Chip tone="problem" icon="attention">
              {formatMessage({ id: 'inspections.attentionMark' })}
            </Chip>
          )}
        </Row>
        {notes && <Text>{notes}</Text>}
        {generalPhotoIds.length > 0 && <LazyPhotos value={generalPhotoIds.join(',')} />}
        <ReminderLine reminder={reminder} reminderAt={reminderAt} isReminderDone={isReminderDone} />
        {answers.length > 0 && (
          <Fold>
            <summary>{formatMessage({ id: 'inspections.allAnswers' }, { count: answers.length })}</summary>
            <dl>
              {answers.map(({ row: { itemId, name, input }, answer }) => (
                <div key={itemId}>
                  <dt>
                    {name}
                    {canBeDrawn({ input }) && <CurveButton hiveId={hive.id} drawn={itemId} name={name} />}
                  </dt>
                  <dd>
                    <AnswerCell input={input} answer={answer} />
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        )}
      </Stack>
    </Card>
  );
}

const Fold = styled.details`
  summary {
    min-height: ${tokens.size.target};
    align-content: center;
    font-weight: ${tokens.font.weightMedium};
    cursor: pointer;
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    gap: ${tokens.space[12]};
    justify-content: space-between;
    padding-block: ${tokens.space[8]};
    border-top: ${tokens.borderWidth} solid ${tokens.color.border};
  }
  dt {
    display: flex;
    gap: ${tokens.space[4]};
    align-items: center;
    color: ${tokens.color.textMuted};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`;
