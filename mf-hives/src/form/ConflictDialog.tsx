import { Button, Dialog, Stack, Text, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

/** One of two versions, as a person tells it from the other. */
export interface ConflictVersion {
  picture: ReactNode;
  name: string;
  facts: string;
}

export interface ConflictDialogProps {
  what: 'apiary' | 'hive' | 'queen';
  mine: ConflictVersion;
  theirs: ConflictVersion;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  /** Back to the form, with nothing decided and nothing lost. */
  onClose: () => void;
}

/** Somebody else saved the thing meanwhile: both are shown, and the person chooses. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { what, mine, theirs, onKeepMine, onLoadTheirs, onClose } = props;
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'hives.conflictTitle' }, { what })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'hives.conflictBack' })}
          </Button>
          <Button onClick={onLoadTheirs}>{formatMessage({ id: 'hives.conflictLoadTheirs' })}</Button>
          <Button kind="main" onClick={onKeepMine}>
            {formatMessage({ id: 'hives.conflictKeepMine' })}
          </Button>
        </>
      }
    >
      <Text>{formatMessage({ id: 'hives.conflictText' }, { what })}</Text>
      <Pair>
        <Version title={formatMessage({ id: 'hives.conflictTheirs' })} version={theirs} />
        <Version title={formatMessage({ id: 'hives.conflictMine' })} version={mine} />
      </Pair>
    </Dialog>
  );
}

function Version({ title, version }: { title: string; version: ConflictVersion }) {
  return (
    <Figure>
      {version.picture}
      <figcaption>
        <Stack gap={0}>
          <Text tone="muted" size="small">
            {title}
          </Text>
          <Text isBold>{version.name}</Text>
          <Text size="small">{version.facts}</Text>
        </Stack>
      </figcaption>
    </Figure>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[16]};
`;

// Both stand on one ground, however long their names are.
const Figure = styled.figure`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 2;
  gap: ${tokens.space[12]};
  align-items: end;
  justify-items: center;
  min-width: 0;
  margin: 0;
  text-align: center;
  > figcaption {
    align-self: start;
  }
`;
