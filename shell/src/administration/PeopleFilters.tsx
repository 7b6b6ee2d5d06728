import { IconButton, Row, TextField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
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
  const [typed, setTyped] = useState(wanted.search);

  function search(event: { preventDefault: () => void }) {
    event.preventDefault();
    onChange({ ...wanted, search: typed.trim(), page: 1 });
  }

  return (
    <Row gap={16} align="end">
      <SearchForm onSubmit={search} role="search">
        <TextField
          type="search"
          label={formatMessage({ id: 'shell.administration.search' })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton
          icon="search"
          label={formatMessage({ id: 'shell.administration.searchNow' })}
          onClick={search}
        />
      </SearchForm>
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

const SearchForm = styled.form`
  display: flex;
  flex: 2 1 16rem;
  align-items: end;
  gap: 8px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Choice = styled.div`
  flex: 1 1 12rem;
`;
