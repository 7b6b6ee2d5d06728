import { IconButton, TextField, tokens } from '@skep/ui';
import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';

export interface SearchLineProps {
  label: string;
  /** It is then in the empty line. Default: false. */
  isLabelHidden?: boolean;
  buttonLabel: string;
  /** What is searched for at first. */
  search: string;
  onSearch: (search: string) => void;
}

/**
 * A search of which the server finds the results: it runs when it is sent.
 * Accessibility: a search landmark; Enter and the button send it.
 */
export function SearchLine({ label, isLabelHidden = false, buttonLabel, search, onSearch }: SearchLineProps) {
  const [typed, setTyped] = useState(search);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <Line role="search" onSubmit={send}>
      <TextField
        type="search"
        label={label}
        isLabelHidden={isLabelHidden}
        {...(isLabelHidden && { placeholder: label })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <IconButton icon="search" label={buttonLabel} onClick={send} />
    </Line>
  );
}

const Line = styled.form`
  display: flex;
  align-items: end;
  gap: ${tokens.space[8]};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
