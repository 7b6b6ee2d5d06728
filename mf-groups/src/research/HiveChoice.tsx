import { readLayers } from '@skep/domain';
import { Button, Checkbox, Dialog, Heading, HiveDrawing, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { OwnApiary, OwnHive } from '../own-hives/own-apiaries.ts';
import { areChosen, hivesIn, withHives } from './chosen-hives.ts';
import { useIntl } from './use-research-intl.ts';

export interface HiveChoiceProps {
  /** Of the research. */
  name: string;
  apiaries: readonly OwnApiary[];
  /** Hives that it may look at already. */
  held: readonly string[];
  isSaving: boolean;
  onSave: (hiveIds: readonly string[]) => void;
  onClose: () => void;
}

/** Which hives a research may look at: each, a whole apiary, or all. */
export function HiveChoice({ name, apiaries, held, isSaving, onSave, onClose }: HiveChoiceProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(held);
  const all = hivesIn(apiaries);
  const check = (hives: readonly OwnHive[], label: string) => (
    <Checkbox
      label={label}
      isChecked={areChosen(chosen, hives)}
      onChange={(isChosen) => setChosen(withHives(chosen, hives, isChosen))}
    />
  );
  return (
    <Dialog
      title={formatMessage({ id: 'research.chooseTitle' }, { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage({ id: 'kit.form.cancel' })}</Button>
          <Button
            kind="main"
            isBusy={isSaving}
            isDisabled={chosen.length === 0}
            onClick={() => onSave(chosen)}
          >
            {formatMessage({ id: 'research.chooseSave' }, { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{formatMessage({ id: all.length === 0 ? 'research.noHives' : 'research.chooseText' })}</Text>
        {all.length > 1 && check(all, formatMessage({ id: 'research.allHives' }))}
        {apiaries.map((apiary) => (
          <Stack key={apiary.id} gap={4}>
            <Heading level={3}>{apiary.name}</Heading>
            {apiary.hives.length > 1 &&
              check(apiary.hives, formatMessage({ id: 'research.wholeApiary' }, { name: apiary.name }))}
            <Stack as="ul" gap={4}>
              {apiary.hives.map((hive) => (
                <Row as="li" key={hive.id} gap={12} wrap={false}>
                  <HiveDrawing
                    layers={readLayers(hive.layers)}
                    color={hive.color}
                    size="small"
                    label=""
                    loading="lazy"
                  />
                  {check([hive], hive.name)}
                </Row>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
