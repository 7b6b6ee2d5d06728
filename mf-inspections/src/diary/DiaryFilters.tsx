import { moods } from '@skep/domain';
import { SearchLine } from '@skep/remote-kit/search';
import { FilterChip, MoodFace, Row, Stack } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { DiaryFilter } from './diary-filter.ts';

export interface DiaryFiltersProps {
  filter: DiaryFilter;
  onChange: (filter: DiaryFilter) => void;
}

const marks = [
  { sign: 'attention', name: 'needsAttention' },
  { sign: 'reminder', name: 'hasReminder' },
] as const;

/** What narrows the diary. The search runs when it is sent, the rest at once. */
export function DiaryFilters({ filter, onChange }: DiaryFiltersProps) {
  const { formatMessage } = useIntl();

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
      </Row>
    </Stack>
  );
}

const Search = styled.div`
  max-width: 32rem;
`;
