import { SearchLine } from '@skep/remote-kit/search';
import { Row } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import { type PeopleWanted, rights } from './people-wanted.ts';
import { useIntl } from './use-administration-intl.ts';

export interface PeopleFiltersProps {
  wanted: PeopleWanted;
  onChange: (wanted: PeopleWanted) => void;
}

/** Narrows the list. The search runs when it is sent, the rest at once; either begins on the first page. */
export function PeopleFilters({ wanted, onChange }: PeopleFiltersProps) {
  const { formatMessage } = useIntl();

  return (
    <Row gap={16} align="end">
      <Search>
        <SearchLine
          label={formatMessage({ id: 'shell.administration.search' })}
          buttonLabel={formatMessage({ id: 'shell.administration.searchNow' })}
          search={wanted.search}
          onSearch={(search) => onChange({ ...wanted, search, page: 1 })}
        />
      </Search>
      <Choice>
        <SelectField
          label={formatMessage({ id: 'shell.administration.withRight' })}
          placeholder={formatMessage({ id: 'shell.administration.withAnyRight' })}
          options={rights.map((right) => ({
            value: right,
            label: formatMessage({ id: `shell.right.${right}` }),
          }))}
          value={wanted.right}
          onChange={(right) => onChange({ ...wanted, right, page: 1 })}
        />
      </Choice>
    </Row>
  );
}

const Search = styled.div`
  flex: 2 1 16rem;
`;

const Choice = styled.div`
  flex: 1 1 12rem;
`;
