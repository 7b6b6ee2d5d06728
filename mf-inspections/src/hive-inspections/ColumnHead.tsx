import { Link, useNavigation } from '@skep/remote-kit';
import { Icon, Menu, type MenuItem, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { useDeleteInspection } from '../inspection/useDeleteInspection.ts';
import { useInspectionDate } from '../inspection/useInspectionDate.ts';
import { useIntl } from '../use-intl.ts';

export interface ColumnHeadProps {
  hiveId: string;
  column: TableColumnFragment;
}

/** When an inspection was made, and what can be done with it. */
export function ColumnHead({ hiveId, column }: ColumnHeadProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const dateText = useInspectionDate();
  const deleteInspection = useDeleteInspection(hiveId);
  const date = dateText(column);
  const path = `/hives/${hiveId}/inspections/${column.id}`;
  const items: MenuItem[] = [
    {
      id: 'edit',
      label: formatMessage({ id: 'inspections.edit' }),
      icon: 'edit',
      onSelect: () => navigation.go(path),
    },
    {
      id: 'delete',
      label: formatMessage({ id: 'inspections.delete' }),
      icon: 'trash',
      isDestructive: true,
      onSelect: () => void deleteInspection(column),
    },
  ];
  return (
    <Line>
      {column.canEdit ? <Day to={path}>{date}</Day> : <span>{date}</span>}
      {column.canEdit && (
        <Menu
          label={formatMessage({ id: 'inspections.menu' }, { date })}
          trigger={<Icon name="more" />}
          items={items}
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
