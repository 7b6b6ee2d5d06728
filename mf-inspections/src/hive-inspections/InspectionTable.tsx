import { Chip, Icon, media, tokens } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { AnswerCell } from '../inspection-form/AnswerCell.tsx';
import { ImpressionMark } from '../inspection-form/ImpressionMark.tsx';
import { ReminderLine } from '../inspection-form/ReminderLine.tsx';
import { LazyPhotos } from '../photos/LazyPhotos.tsx';
import { ColumnHead, type InspectedHive } from './ColumnHead.tsx';
import { CurveButton } from './CurveButton.tsx';
import { EndsOfLine } from './EndsOfLine.tsx';
import { canBeDrawn, impression as impressionCurve } from './item-curve.ts';
import { groupedRows, type TableRow } from './table-rows.ts';

export interface InspectionTableProps {
  hive: InspectedHive;
  columns: readonly TableColumnFragment[];
  rows: readonly TableRow[];
  /** Chooses one to compare with another; undefined: two are shown. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Inspections as columns, questions as rows; the questions and the times stay in view while the table moves. */
export function InspectionTable({ hive, columns, rows, onChoose }: InspectionTableProps) {
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
                <ColumnHead hive={hive} column={column} onChoose={onChoose} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GeneralRows hive={hive} columns={columns} />
        </tbody>
        {groupedRows(rows).map(({ category, rows: own }) => (
          <Category
            key={category}
            hiveId={hive.id}
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
function GeneralRows({ hive, columns }: Pick<InspectionTableProps, 'hive' | 'columns'>) {
  const { formatMessage } = useIntl();
  const yesNo = (isYes: boolean) => formatMessage({ id: isYes ? 'ui.yes' : 'ui.no' });
  return (
    <>
      <tr>
        <Name scope="row">
          <EndsOfLine>
            {formatMessage({ id: 'inspections.impression' })}
            <CurveButton
              hiveId={hive.id}
              drawn={impressionCurve}
              name={formatMessage({ id: 'inspections.impression' })}
            />
          </EndsOfLine>
        </Name>
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
      {columns.some(({ generalPhotoIds }) => generalPhotoIds.length > 0) && (
        <tr>
          <Name scope="row">{formatMessage({ id: 'diary.photos' })}</Name>
          {columns.map(({ id, generalPhotoIds }) => (
            <td key={id}>{generalPhotoIds.length > 0 && <LazyPhotos value={generalPhotoIds.join(',')} />}</td>
          ))}
        </tr>
      )}
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
  hiveId: string;
  name: string;
  rows: readonly TableRow[];
  columnCount: number;
  columns: readonly TableColumnFragment[];
}

function Category({ hiveId, name, rows, columnCount, columns }: CategoryProps) {
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
        rows.map(({ itemId, name: question, ancestors, input, cells }) => (
          <tr key={itemId}>
            <Name scope="row">
              {ancestors.length > 0 && <Ancestors>{ancestors.join(' · ')}</Ancestors>}
              <EndsOfLine>
                {question}
                {canBeDrawn({ input }) && <CurveButton hiveId={hiveId} drawn={itemId} name={question} />}
              </EndsOfLine>
            </Name>
            {cells.map((cell, index) => (
              <td key={columns[index]?.id}>{cell && <AnswerCell input={input} answer={cell} />}</td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

const Scroller = styled.section`
  overflow: auto;
  max-height: 80vh;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
  }
  @media print {
    overflow: visible;
    max-height: none;
    border: 0;
  }
`;

// Borders that are shared with a neighbour would scroll away from under what stays.
const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    min-width: 10rem;
    padding: ${tokens.space[8]} ${tokens.space[12]};
    border-bottom: ${tokens.borderWidth} solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }
  td {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  thead th {
    position: sticky;
    z-index: 2;
    top: 0;
    background: ${tokens.color.surface};
  }
  /* A phone shows two columns and each question above them: a third column would tear its words. */
  ${media.phone} {
    &,
    thead,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      z-index: 2;
      top: 0;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    th,
    td {
      min-width: 0;
      padding: ${tokens.space[8]};
    }
    img {
      max-width: 100%;
    }
  }
  @media print {
    font-size: ${tokens.font.sizeSmall};
    tr {
      break-inside: avoid;
    }
    th,
    td {
      min-width: 0;
      padding: ${tokens.space[4]};
    }
    thead th {
      position: static;
    }
  }
`;

const Corner = styled.th`
  && {
    z-index: 3;
    left: 0;
    /* Announced and not seen: the questions are above their answers. */
    ${media.phone} {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Name = styled.th`
  /* The longest word of a question next to the button of its curve. */
  && {
    min-width: 13rem;
    ${media.phone} {
      grid-column: 1 / -1;
      min-width: 0;
      max-width: none;
      padding-block-end: 0;
      border-bottom: 0;
    }
  }
  position: sticky;
  z-index: 1;
  left: 0;
  max-width: 16rem;
  overflow-wrap: anywhere;
  background: ${tokens.color.surface};
  font-weight: ${tokens.font.weightMedium};
  @media print {
    position: static;
  }
`;

const CategoryCell = styled.th`
  grid-column: 1 / -1;
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
