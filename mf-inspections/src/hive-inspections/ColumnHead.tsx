import { Link, useNavigation } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { useDeleteInspection } from '../inspection/useDeleteInspection.ts';
import { useInspectionDate } from '../inspection/useInspectionDate.ts';
import { useIntl } from '../use-intl.ts';

export interface InspectedHive {
  id: string;
  /** Several people look after it: who wrote an inspection is told. */
  isShared: boolean;
}

export interface ColumnHeadProps {
  hive: InspectedHive;
  column: TableColumnFragment;
}

/** When an inspection was made, and what can be done with it. */
export function ColumnHead({ hive: { id: hiveId, isShared }, column }: ColumnHeadProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const dateText = useInspectionDate();
  const deleteInspection = useDeleteInspection(hiveId);
  const date = dateText(column);
  const path = `/hives/${hiveId}/inspections/${column.id}`;
  const edit: MenuItem = {
    id: 'edit',
    label: formatMessage({ id: 'inspections.edit' }),
    icon: 'edit',
    onSelect: () => navigation.go(path),
  };
  const remove: MenuItem = {
    id: 'delete',
    label: formatMessage({ id: 'inspections.delete' }),
    icon: 'trash',
    isDestructive: true,
    onSelect: () => void deleteInspection(column),
  };
  return (
    <Line>
      <div>
        {column.canEdit ? <Day to={path}>{date}</Day> : <span>{date}</span>}
        {isShared && column.authorName && (
          <Text tone="muted" size="small">
            {formatMessage({ id: 'inspections.by' }, { name: column.authorName })}
          </Text>
        )}
      </div>
      {column.canEdit && (
        <Menu
          label={formatMessage({ id: 'inspections.menu' }, { date })}
          trigger={<Icon name="more" />}
          items={column.canDelete ? [edit, remove] : [edit]}
        />
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
`;

const Day = styled(Link)`
  color: ${tokens.color.accentInk};
  font-weight: ${tokens.font.weightBold};
`;
