import { Button, Dialog, Row, Stack } from '@skep/ui';
import { MultiChoiceField } from '@skep/ui/form';
import { useState } from 'react';
import type { MeasuredApiaries } from '../charts/source.ts';
import { mostHives } from './comparison.ts';
import { useIntl } from './use-compare-intl.ts';

export interface HivePickerProps {
  apiaries: MeasuredApiaries;
  chosen: readonly string[];
  onChoose: (hiveIds: string[]) => void;
}

/** Which hives are compared: own ones and those that others share, by apiary. */
export function HivePicker({ apiaries, chosen, onChoose }: HivePickerProps) {
  const { formatMessage } = useIntl();
  const [picked, setPicked] = useState<readonly string[]>();
  const close = () => setPicked(undefined);
  const isTooMany = (picked?.length ?? 0) > mostHives;

  function choose(inApiary: readonly string[], now: readonly string[]) {
    setPicked((before = []) => [...before.filter((id) => !inApiary.includes(id)), ...now]);
  }

  return (
    <>
      <Row>
        <Button icon="hive" onClick={() => setPicked(chosen)}>
          {formatMessage({ id: 'compare.choose' })}
        </Button>
      </Row>
      <Dialog
        title={formatMessage({ id: 'compare.choose' })}
        isOpen={picked !== undefined}
        onClose={close}
        actions={
          <Button
            kind="main"
            isDisabled={!picked?.length || isTooMany}
            onClick={() => {
              close();
              onChoose([...(picked ?? [])]);
            }}
          >
            {formatMessage({ id: 'data.show' })}
          </Button>
        }
      >
        <Stack gap={16}>
          {apiaries.map(({ id, name, hives }) => (
            <MultiChoiceField
              key={id}
              label={name}
              error={isTooMany ? formatMessage({ id: 'compare.tooMany' }, { count: mostHives }) : undefined}
              options={hives.map((hive) => ({
                value: hive.id,
                label: hive.isOwner
                  ? hive.name
                  : formatMessage({ id: 'data.sharedHive' }, { hive: hive.name }),
              }))}
              values={picked ?? []}
              onChange={(now) =>
                choose(
                  hives.map((hive) => hive.id),
                  now,
                )
              }
            />
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
