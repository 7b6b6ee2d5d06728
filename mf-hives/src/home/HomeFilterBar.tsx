import { moods } from '@skep/domain';
import { Slot } from '@skep/remote-kit';
import { FilterChip, Icon, Menu, MoodFace, Row, TextField, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { HomeFilters } from './home-filters.ts';
import type { ReportMarked } from './useMarkedHives.ts';
import { type View, views } from './view.ts';

export interface HomeFilterBarProps {
  filters: HomeFilters;
  /** Without any device its filter is not offered. */
  hasDevices: boolean;
  onFilters: (filters: HomeFilters) => void;
  /** Set by other remotes: which hives have a mark of theirs. */
  onMarked: ReportMarked;
  view: View;
  onView: (view: View) => void;
}

/** What narrows the list, and how much of each hive is shown. */
export function HomeFilterBar({
  filters,
  hasDevices,
  onFilters,
  onMarked,
  view,
  onView,
}: HomeFilterBarProps) {
  const { formatMessage } = useIntl();
  const change = (part: Partial<HomeFilters>) => onFilters({ ...filters, ...part });
  const wantedMoods = filters.moods;
  return (
    <Row gap={12}>
      <Finding>
        <SearchBox>
          <TextField
            type="search"
            label={formatMessage({ id: 'hives.search' })}
            isLabelHidden
            placeholder={formatMessage({ id: 'hives.search' })}
            value={filters.search}
            onChange={(event) => change({ search: event.target.value })}
          />
        </SearchBox>
        <Menu
          label={formatMessage({ id: 'hives.view' })}
          trigger={<Icon name="grid" />}
          items={views.map((each) => ({
            id: each,
            label: formatMessage({ id: `hives.viewName.${each}` }),
            icon: each === view ? 'check' : undefined,
            onSelect: () => onView(each),
          }))}
        />
      </Finding>
      <Row gap={8}>
        <FilterChip
          label={formatMessage({ id: 'hives.filter.attention' })}
          sign="attention"
          isBare="onPhone"
          isOn={filters.needsAttention}
          onChange={(needsAttention) => change({ needsAttention })}
        />
        <FilterChip
          label={formatMessage({ id: 'hives.filter.reminder' })}
          sign="reminder"
          isBare="onPhone"
          isOn={filters.hasReminder}
          onChange={(hasReminder) => change({ hasReminder })}
        />
        {(hasDevices || filters.hasDevice) && (
          <FilterChip
            label={formatMessage({ id: 'hives.filter.device' })}
            sign="device"
            isBare="onPhone"
            isOn={filters.hasDevice}
            onChange={(hasDevice) => change({ hasDevice })}
          />
        )}
        <Slot
          name="hive-marks/v1"
          props={{
            chosen: [...filters.marks],
            onChoose: (mark, isChosen) =>
              change({
                marks: [...filters.marks.filter((each) => each !== mark), ...(isChosen ? [mark] : [])],
              }),
            onMarked,
          }}
        />
        {moods.map((mood) => (
          <FilterChip
            key={mood}
            label={formatMessage({ id: `hives.filter.${mood}` })}
            sign={<MoodFace mood={mood} size="small" />}
            isBare="always"
            isOn={wantedMoods.includes(mood)}
            onChange={(isOn) =>
              change({
                moods: moods.filter((each) => (each === mood ? isOn : wantedMoods.includes(each))),
              })
            }
          />
        ))}
      </Row>
    </Row>
  );
}

// They stay in one row on the narrowest phone.
const Finding = styled.div`
  display: flex;
  flex: 1 1 16rem;
  gap: ${tokens.space[4]};
  max-width: 30rem;
`;

const SearchBox = styled.div`
  flex: 1;
  min-width: 0;
`;
