import { Button, Dialog, HiveDrawing, Stack, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useBuildText } from '../hive/useBuildText.ts';
import type { HiveValues } from './hive-values.ts';

export interface ConflictDialogProps {
  mine: HiveValues;
  theirs: HiveValues;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  /** Back to the form, with nothing decided and nothing lost. */
  onClose: () => void;
}

/** Somebody else saved the hive meanwhile: both are shown, and the person chooses. */
export function ConflictDialog({ mine, theirs, onKeepMine, onLoadTheirs, onClose }: ConflictDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'hives.conflictTitle' })}
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
      <Text>{formatMessage({ id: 'hives.conflictText' })}</Text>
      <Pair>
        <Version title={formatMessage({ id: 'hives.conflictTheirs' })} hive={theirs} />
        <Version title={formatMessage({ id: 'hives.conflictMine' })} hive={mine} />
      </Pair>
    </Dialog>
  );
}

function Version({ title, hive }: { title: string; hive: HiveValues }) {
  const buildText = useBuildText();
  return (
    <Figure>
      <HiveDrawing layers={hive.layers} color={hive.color} label="" />
      <figcaption>
        <Stack gap={0}>
          <Text tone="muted" size="small">
            {title}
          </Text>
          <Text isBold>{hive.name}</Text>
          <Text size="small">{buildText(hive.layers)}</Text>
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

// Both hives stand on one ground, however long their names are.
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
