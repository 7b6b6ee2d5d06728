import { Text, tokens } from '@skep/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useIntl } from './use-select-intl.ts';

export interface NewNamesProps {
  hives: readonly { id: string; name: string }[];
  /** What they will be called, in the same order. */
  names: readonly { name: string }[];
}

/** How hives are called and will be. */
export function NewNames({ hives, names }: NewNamesProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Text id={titleId} tone="muted" size="small">
        {formatMessage({ id: 'select.preview' })}
      </Text>
      <List tabIndex={0} aria-labelledby={titleId}>
        {hives.map(({ id, name }, index) => (
          <li key={id}>
            {formatMessage({ id: 'select.newName' }, { former: name, name: names[index]?.name })}
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ol`
  max-height: 30dvh;
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  overflow-y: auto;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  list-style: none;
  overflow-wrap: anywhere;
`;
