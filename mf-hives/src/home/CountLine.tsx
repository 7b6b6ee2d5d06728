import { FilterChip, Row, Text } from '@skep/ui';
import type { SelectMode } from '../select-hives/useSelectMode.ts';
import { useIntl } from '../use-intl.ts';
import { type HomeFilters, nextWhose } from './home-filters.ts';
import type { ShownSets } from './useVisibleGroups.ts';

export interface CountLineProps {
  shown: ShownSets;
  filters: HomeFilters;
  onFilters: (filters: HomeFilters) => void;
  selecting: SelectMode;
}

/** How many hives are shown, the filters that few people need, and the button that begins to choose hives. */
export function CountLine({ shown, filters, onFilters, selecting }: CountLineProps) {
  const { formatMessage } = useIntl();
  const { found, allHiveCount, has } = shown;
  return (
    <Row gap={12}>
      <div role="status">
        <Text tone="muted">
          {formatMessage(
            { id: countId(shown) },
            {
              apiaryCount: found.sets.filter(({ kind }) => kind === 'apiary').length,
              groupCount: found.sets.filter(({ kind }) => kind === 'group').length,
              hiveCount: found.hiveCount,
              allHiveCount,
            },
          )}
        </Text>
      </div>
      {(has.group || filters.whose) && (
        <FilterChip
          label={formatMessage({ id: `hives.filter.whose.${filters.whose ?? 'all'}` })}
          sign="group"
          isOn={filters.whose !== undefined}
          onChange={() => onFilters({ ...filters, whose: nextWhose(filters.whose) })}
        />
      )}
      {(has.overdue || filters.isOverdue) && (
        <FilterChip
          label={formatMessage({ id: 'hives.filter.overdue' })}
          sign="calendar"
          isBare="onPhone"
          isOn={filters.isOverdue}
          onChange={(isOverdue) => onFilters({ ...filters, isOverdue })}
        />
      )}
      {(has.silentDevice || filters.hasSilentDevice) && (
        <FilterChip
          label={formatMessage({ id: 'hives.filter.silent' })}
          sign="offline"
          isBare="onPhone"
          isOn={filters.hasSilentDevice}
          onChange={(hasSilentDevice) => onFilters({ ...filters, hasSilentDevice })}
        />
      )}
      {(has.gone || filters.isGone) && (
        <FilterChip
          label={formatMessage({ id: 'hives.filter.gone' })}
          sign="clock"
          isOn={filters.isGone}
          onChange={(isGone) => onFilters({ ...filters, isGone })}
        />
      )}
      <div ref={selecting.beginner}>
        <FilterChip
          label={formatMessage({ id: 'hives.selectHives' })}
          sign="checklist"
          isBare="onPhone"
          isOn={selecting.selection !== undefined}
          onChange={(isOn) => (isOn ? selecting.choose([]) : selecting.leave())}
        />
      </div>
    </Row>
  );
}

function countId({ found, has }: ShownSets) {
  if (found.isNarrowed) return 'hives.shownOf';
  return has.group ? 'hives.shownWithGroups' : 'hives.shownCount';
}
