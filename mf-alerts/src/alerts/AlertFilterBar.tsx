import { FilterChip, Row } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import type { AlertFilters } from './alert-filters.ts';

export interface AlertFilterBarProps {
  /** All of them: of which hives and rules there are any. */
  alerts: readonly Alert[];
  filters: AlertFilters;
  onFilters: (filters: AlertFilters) => void;
}

/** What narrows the list; a choice of one is none. */
export function AlertFilterBar({ alerts, filters, onFilters }: AlertFilterBarProps) {
  const { formatMessage, locale } = useIntl();
  const hives = new Map(alerts.flatMap(({ hiveId, hiveName }) => (hiveId ? [[hiveId, hiveName ?? '']] : [])));
  const rules = new Map(alerts.map(({ ruleName }) => [ruleName, ruleName]));
  const change = (part: Partial<AlertFilters>) => onFilters({ ...filters, ...part });
  const inOrder = (names: ReadonlyMap<string, string>) =>
    [...names]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale, { numeric: true }));
  return (
    <Row gap={8}>
      <FilterChip
        label={formatMessage({ id: 'alerts.filterUnread' })}
        sign="eye"
        isOn={filters.isUnread}
        onChange={(isUnread) => change({ isUnread })}
      />
      <FilterChip
        label={formatMessage({ id: 'alerts.filterGoing' })}
        sign="clock"
        isOn={filters.isGoing}
        onChange={(isGoing) => change({ isGoing })}
      />
      {(hives.size > 1 || filters.hiveId !== undefined) && (
        <SelectField
          label={formatMessage({ id: 'alerts.filterHive' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'alerts.allHives' })}
          isSearched="long"
          options={inOrder(hives)}
          value={filters.hiveId}
          onChange={(hiveId) => change({ hiveId })}
        />
      )}
      {(rules.size > 1 || filters.rule !== undefined) && (
        <SelectField
          label={formatMessage({ id: 'alerts.filterRule' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'alerts.allRules' })}
          options={inOrder(rules)}
          value={filters.rule}
          onChange={(rule) => change({ rule })}
        />
      )}
    </Row>
  );
}
