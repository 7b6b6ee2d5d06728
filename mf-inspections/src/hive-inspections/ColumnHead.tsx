import { isTemporaryId, Link } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { OnThisDevice } from '../inspection-form/OnThisDevice.tsx';
import { OffPaper } from '../inspection-form/print.ts';
import { useDeleteInspection } from '../inspection-form/useDeleteInspection.ts';
import { useInspectionDate } from '../inspection-form/useInspectionDate.ts';
import { ReadingLines } from '../readings/ReadingLines.tsx';
import { EndsOfLine } from './EndsOfLine.tsx';

export interface InspectedHive {
  id: string;
  /** Several people look after it: the author of an inspection is shown. */
  isShared: boolean;
}

export interface ColumnHeadProps {
  hive: InspectedHive;
  column: TableColumnFragment;
  /** Chooses it for comparison with another one; undefined where both are shown already. */
  onChoose?: ((id: string) => void) | undefined;
}

/** When an inspection was made, and what can be done with it. */
export function ColumnHead({ hive: { id: hiveId, isShared }, column, onChoose }: ColumnHeadProps) {
  const { formatMessage } = useIntl();
  const dateText = useInspectionDate();
  const deleteInspection = useDeleteInspection(hiveId);
  const date = dateText(column);
  const isWaiting = isTemporaryId(column.id);
  const path = isWaiting ? '/waiting' : `/hives/${hiveId}/inspections/${column.id}`;
  const edit: MenuItem = {
    id: 'edit',
    label: formatMessage({ id: 'inspections.edit' }),
    icon: 'edit',
    href: `${path}/edit`,
  };
  const read: MenuItem = {
    id: 'read',
    label: formatMessage({ id: 'diary.read' }),
    icon: 'inspection',
    href: path,
  };
  const choose: MenuItem = {
    id: 'choose',
    label: formatMessage({ id: 'diary.sideBySide' }),
    icon: 'grid',
    onSelect: () => onChoose?.(column.id),
  };
  const remove: MenuItem = {
    id: 'delete',
    label: formatMessage({ id: 'inspections.delete' }),
    icon: 'trash',
    isDestructive: true,
    onSelect: () => void deleteInspection(column),
  };
  return (
    <Stack gap={8}>
      <EndsOfLine>
        <div>
          <Day to={path}>{date}</Day>
          <OnThisDevice id={column.id} />
          {isShared && column.authorName && (
            <Text tone="muted" size="small">
              {formatMessage({ id: 'inspections.by' }, { name: column.authorName })}
            </Text>
          )}
        </div>
        {!isWaiting && (
          <OffPaper>
            <Menu
              label={formatMessage({ id: 'inspections.menu' }, { date })}
              trigger={<Icon name="more" />}
              linkAs={Link}
              items={[
                read,
                ...(onChoose ? [choose] : []),
                ...(column.canEdit ? [edit] : []),
                ...(column.canDelete ? [remove] : []),
              ]}
            />
          </OffPaper>
        )}
      </EndsOfLine>
      <ReadingLines readings={column.readings} timeZone={column.timeZone} />
    </Stack>
  );
}

const Day = styled(Link)`
  color: ${tokens.color.accentInk};
  font-weight: ${tokens.font.weightBold};
`;
