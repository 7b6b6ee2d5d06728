import { Chip, Icon, tokens } from '@skep/ui';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { ImpressionMark } from '../inspection/ImpressionMark.tsx';
import { ReminderLine } from '../inspection/ReminderLine.tsx';
import { useIntl } from '../use-intl.ts';
import { ColumnHead, type InspectedHive } from './ColumnHead.tsx';
import { cellText, groupedRows, type TableRow } from './table-rows.ts';

export interface InspectionTableProps {
  hive: InspectedHive;
  columns: readonly TableColumnFragment[];
  rows: readonly TableRow[];
}

/** Inspections as columns, questions as rows; the questions stay in view while the table moves sideways. */
export function InspectionTable({ hive, columns, rows }: InspectionTableProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'inspections.table' });
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <Corner scope="col">{formatMessage({ id: 'inspections.question' })}</Corner>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead hive={hive} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GeneralRows columns={columns} />
        </tbody>
        {groupedRows(rows).map(({ category, rows: own }) => (
          <Category
            key={category}
            name={category}
            rows={own}
            columnCount={columns.length}
            columns={columns}
          />
        ))}
      </Table>
    </Scroller>
  );
}

/** What every inspection has, checklist or not. */
function GeneralRows({ columns }: Pick<InspectionTableProps, 'columns'>) {
  const { formatMessage } = useIntl();
  const yesNo = (isYes: boolean) => formatMessage({ id: isYes ? 'ui.yes' : 'ui.no' });
  return (
    <>
      <tr>
        <Name scope="row">{formatMessage({ id: 'inspections.impression' })}</Name>
        {columns.map(({ id, impression }) => (
          <td key={id}>{impression != null && <ImpressionMark grade={impression} />}</td>
        ))}
      </tr>
      <tr>
        <Name scope="row">{formatMessage({ id: 'inspections.attention' })}</Name>
        {columns.map(({ id, needsAttention }) => (
          <td key={id}>
            {needsAttention != null && (
              <Chip tone={needsAttention ? 'problem' : 'neutral'}>{yesNo(needsAttention)}</Chip>
            )}
          </td>
        ))}
      </tr>
      <tr>
        <Name scope="row">{formatMessage({ id: 'inspections.notes' })}</Name>
        {columns.map(({ id, notes }) => (
          <td key={id}>{notes}</td>
        ))}
      </tr>
      <tr>
        <Name scope="row">{formatMessage({ id: 'inspections.reminder' })}</Name>
        {columns.map(({ id, reminder, reminderAt, isReminderDone }) => (
          <td key={id}>
            <ReminderLine reminder={reminder} reminderAt={reminderAt} isReminderDone={isReminderDone} />
          </td>
        ))}
      </tr>
    </>
  );
}

interface CategoryProps {
  name: string;
  rows: readonly TableRow[];
  columnCount: number;
  columns: readonly TableColumnFragment[];
}

function Category({ name, rows, columnCount, columns }: CategoryProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <tbody>
      <tr>
        <CategoryCell colSpan={columnCount + 1} scope="rowgroup">
          <CategoryToggle type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="small" />
            {name}
          </CategoryToggle>
        </CategoryCell>
      </tr>
      {isOpen &&
        rows.map((row) => (
          <tr key={`${row.ancestors.join('/')}/${row.name}`}>
            <Name scope="row">
              {row.ancestors.length > 0 && <Ancestors>{row.ancestors.join(' · ')}</Ancestors>}
              {row.name}
            </Name>
            {row.cells.map((cell, index) => (
              <Fragment key={columns[index]?.id}>
                <td>{cell && cellText(cell)}</td>
              </Fragment>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

const Scroller = styled.section`
  overflow-x: auto;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    min-width: 10rem;
    padding: ${tokens.space[8]} ${tokens.space[12]};
    border-bottom: ${tokens.borderWidth} solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }
`;

const Corner = styled.th`
  position: sticky;
  z-index: 1;
  left: 0;
  background: ${tokens.color.surface};
`;

const Name = styled.th`
  position: sticky;
  z-index: 1;
  left: 0;
  max-width: 16rem;
  background: ${tokens.color.surface};
  font-weight: ${tokens.font.weightMedium};
`;

const CategoryCell = styled.th`
  background: ${tokens.color.sunken};
`;

const CategoryToggle = styled.button`
  display: inline-flex;
  gap: ${tokens.space[8]};
  align-items: center;
  min-height: ${tokens.size.target};
  margin: 0;
  padding: 0 ${tokens.space[8]};
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${tokens.font.weightBold};
  cursor: pointer;
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
  }
`;

const Ancestors = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
`;
