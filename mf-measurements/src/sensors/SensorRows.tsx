import { Button, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Quantity } from '../device/quantity-options.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { SensorRow } from './SensorRow.tsx';
import { SensorRowFragment } from './SensorsScreen.graphql.ts';
import { endOf, inOrder } from './sensor-values.ts';

export interface SensorRowsProps {
  deviceId: string;
  definitions: readonly FragmentType<typeof SensorRowFragment>[];
  quantities: readonly Quantity[];
  /** Names of what the device sent last. */
  sent: readonly string[];
}

/** Every row is saved by itself; what others hold unsaved stays in them. */
export function SensorRows({ deviceId, definitions, quantities, sent }: SensorRowsProps) {
  const { formatMessage } = useIntl();
  const [drafts, setDrafts] = useState<readonly string[]>([]);
  const rows = inOrder(definitions.map((definition) => readFragment(SensorRowFragment, definition)));
  const drop = (draft: string) => setDrafts((known) => known.filter((other) => other !== draft));
  const shared = { deviceId, quantities, sent };
  return (
    <Stack gap={16}>
      <Row>
        <Button kind="main" icon="add" onClick={() => setDrafts((known) => [uuidv7(), ...known])}>
          {formatMessage({ id: 'sensors.add' })}
        </Button>
      </Row>
      {drafts.map((draft, index) => (
        <SensorRow
          key={draft}
          {...shared}
          definition={undefined}
          rowId={draft}
          usualName={formatMessage(
            { id: 'sensors.usualName' },
            { number: rows.length + drafts.length - index },
          )}
          onGone={() => drop(draft)}
        />
      ))}
      {rows.map((row) => (
        <SensorRow
          key={row.id}
          {...shared}
          definition={row}
          rowId={row.id}
          usualName=""
          until={endOf(row, rows)}
          onGone={() => undefined}
        />
      ))}
      {rows.length === 0 && drafts.length === 0 && (
        <Text tone="muted">{formatMessage({ id: 'sensors.none' })}</Text>
      )}
    </Stack>
  );
}
