import { Heading, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import { groupedRows, type TableRow } from '../hive-inspections/table-rows.ts';
import { AnswerCell } from '../inspection-form/AnswerCell.tsx';

/** What was answered, under its main categories. */
export function InspectionAnswers({ rows }: { rows: readonly TableRow[] }) {
  const { formatMessage } = useIntl();
  if (rows.length === 0) return <Text tone="muted">{formatMessage({ id: 'diary.noAnswers' })}</Text>;
  return (
    <Stack gap={24}>
      {groupedRows(rows).map(({ category, rows: own }) => (
        <Stack key={category} as="section" gap={8}>
          <Heading level={2} look={3}>
            {category}
          </Heading>
          <List>
            {own.map(({ itemId, name, ancestors, input, cells: [answer] }) => (
              <div key={itemId}>
                <dt>
                  {ancestors.length > 0 && <Ancestors>{ancestors.join(' · ')}</Ancestors>}
                  {name}
                </dt>
                <dd>{answer && <AnswerCell input={input} answer={answer} />}</dd>
              </div>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
}

const List = styled.dl`
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]} ${tokens.space[16]};
    justify-content: space-between;
    padding-block: ${tokens.space[8]};
    border-top: ${tokens.borderWidth} solid ${tokens.color.border};
    break-inside: avoid;
  }
  dt {
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Ancestors = styled.span`
  display: block;
  font-size: ${tokens.font.sizeSmall};
`;
