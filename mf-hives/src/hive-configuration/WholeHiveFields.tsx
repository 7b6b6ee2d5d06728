import { colourAll, framesOfAll, hasFrames, hiveLimits, setAllFrames } from '@skep/domain';
import { Stack } from '@skep/ui';
import { ColorField, NumberField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import type { HiveBuild } from './hive-configuration.ts';

export interface WholeHiveFieldsProps {
  value: HiveBuild;
  onChange: (part: Partial<HiveBuild>) => void;
}

/** What is set for all layers at once. */
export function WholeHiveFields({ value, onChange }: WholeHiveFieldsProps) {
  const { formatMessage } = useIntl();
  const { layers, color } = value;
  return (
    <Stack gap={24}>
      <ColorField
        label={formatMessage({ id: 'hives.hiveColour' })}
        hint={formatMessage({ id: 'hives.hiveColourHint' })}
        value={color}
        onChange={(next) => onChange({ color: next, layers: colourAll(layers, undefined) })}
      />
      <NumberField
        label={formatMessage({ id: 'hives.framesOfAll' })}
        hint={formatMessage({ id: 'hives.framesOfAllHint' })}
        min={hiveLimits.frameCountMin}
        max={hiveLimits.frameCountMax}
        value={framesOfAll(layers)}
        onChange={(count) => onChange({ layers: setAllFrames(layers, count) })}
        isDisabled={!layers.some(({ kind }) => hasFrames(kind))}
      />
    </Stack>
  );
}
