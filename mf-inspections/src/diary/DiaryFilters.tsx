import { moods } from '@skep/domain';
import { FilterChip, IconButton, MoodFace, Row, Stack, TextField } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { DiaryFilter } from './diary-filter.ts';

export interface DiaryFiltersProps {
  filter: DiaryFilter;
  onChange: (filter: DiaryFilter) => void;
}

/** What narrows the diary. The search runs when it is sent, the rest at once. */
export function DiaryFilters({ filter, onChange }: DiaryFiltersProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(filter.search);

  function search(event: { preventDefault: () => void }) {
    event.preventDefault();
    onChange({ ...filter, search: typed.trim() });
  }

  return (
    <Stack gap={12}>
      <form onSubmit={search}>
        <Row gap={8} align="end" wrap={false}>
          <SearchBox>
            <TextField
              type="search"
              label={formatMessage({ id: 'inspections.search' })}
              isLabelHidden
              placeholder={formatMessage({ id: 'inspections.search' })}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </SearchBox>
          <IconButton icon="search" label={formatMessage({ id: 'inspections.searchNow' })} onClick={search} />
        </Row>
      </form>

      <Row gap={8}>
        <FilterChip
          label={formatMessage({ id: 'inspections.filter.attention' })}
          sign="attention"
          isBare="onPhone"
          isOn={filter.needsAttention}
          onChange={(needsAttention) => onChange({ ...filter, needsAttention })}
        />
        <FilterChip
          label={formatMessage({ id: 'inspections.filter.reminder' })}
          sign="reminder"
          isBare="onPhone"
          isOn={filter.hasReminder}
          onChange={(hasReminder) => onChange({ ...filter, hasReminder })}
        />
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
      </Row>
    </Stack>
  );
}

const SearchBox = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  max-width: 28rem;
`;
