import { moods } from '@skep/domain';
import { loadWithRetries } from '@skep/remote-kit';
import { SearchLine } from '@skep/remote-kit/search';
import { Button, FilterChip, MoodFace, Row, Stack } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { countMore, type DiaryFilter, filterOfAddress, isFiltering, nextGroup } from './diary-filter.ts';
import { useIntl } from './use-diary-intl.ts';

const MoreFilters = lazy(() =>
  loadWithRetries(async () => ({ default: (await import('./MoreFilters.tsx')).MoreFilters })),
);

export interface DiaryFiltersProps {
  filter: DiaryFilter;
  /** That the person has joined. */
  groups: readonly { id: string; name: string }[];
  onChange: (filter: DiaryFilter) => void;
}

const marks = [
  { sign: 'attention', name: 'needsAttention' },
  { sign: 'reminder', name: 'hasReminder' },
] as const;

/** What narrows the diary. The search runs when it is sent, the rest at once. */
export function DiaryFilters({ filter, groups, onChange }: DiaryFiltersProps) {
  const { formatMessage } = useIntl();
  const more = countMore(filter);
  const [isMoreOpen, setIsMoreOpen] = useState(more > 0);

  return (
    <Stack gap={12}>
      <Search>
        <SearchLine
          label={formatMessage({ id: 'inspections.search' })}
          isLabelHidden
          buttonLabel={formatMessage({ id: 'inspections.searchNow' })}
          search={filter.search}
          onSearch={(search) => onChange({ ...filter, search })}
        />
      </Search>

      <Row gap={8}>
        {(groups.length > 0 || filter.group) && (
          <GroupChip
            group={filter.group}
            name={groups.find(({ id }) => id === filter.group)?.name}
            onChange={(group) => onChange({ ...filter, group })}
          />
        )}
        {marks.map(({ sign, name }) => (
          <FilterChip
            key={name}
            label={formatMessage({ id: `inspections.filter.${sign}` })}
            sign={sign}
            isBare="onPhone"
            isOn={filter[name]}
            onChange={(isOn) => onChange({ ...filter, [name]: isOn })}
          />
        ))}
        {moods.map((mood) => (
          <FilterChip
            key={mood}
            label={formatMessage({ id: `inspections.filter.${mood}` })}
            sign={<MoodFace mood={mood} size="small" />}
            isBare="always"
            isOn={filter.moods.includes(mood)}
            onChange={(isOn) =>
              onChange({
                ...filter,
                moods: moods.filter((each) => (each === mood ? isOn : filter.moods.includes(each))),
              })
            }
          />
        ))}
        <Button
          kind="quiet"
          icon={isMoreOpen ? 'chevronUp' : 'filter'}
          aria-expanded={isMoreOpen}
          onClick={() => setIsMoreOpen(!isMoreOpen)}
        >
          {formatMessage({ id: 'diary.more' }, { count: more })}
        </Button>
        {isFiltering(filter) && (
          <Button kind="quiet" icon="close" onClick={() => onChange(filterOfAddress(new URLSearchParams()))}>
            {formatMessage({ id: 'diary.clear' })}
          </Button>
        )}
      </Row>
      {isMoreOpen && (
        <Suspense>
          <MoreFilters filter={filter} onChange={onChange} />
        </Suspense>
      )}
    </Stack>
  );
}

interface GroupChipProps {
  group: string | undefined;
  /** Of the one group that is meant. */
  name: string | undefined;
  onChange: (group: string | undefined) => void;
}

function GroupChip({ group, name, onChange }: GroupChipProps) {
  const { formatMessage } = useIntl();
  const kind = group === 'own' ? 'own' : group === undefined ? 'all' : 'group';
  return (
    <FilterChip
      label={name ?? formatMessage({ id: `inspections.filter.whose.${kind}` })}
      sign="group"
      isOn={group !== undefined}
      onChange={() => onChange(nextGroup(group))}
    />
  );
}

const Search = styled.div`
  max-width: 32rem;
`;
