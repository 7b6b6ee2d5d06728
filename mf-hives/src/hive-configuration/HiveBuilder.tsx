import { addLayer } from '@skep/domain';
import { Heading, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { useBuildText } from '../hive/useBuildText.ts';
import { AddLayerButtons } from './AddLayerButtons.tsx';
import { DraggableHive } from './DraggableHive.tsx';
import { HiveSizes } from './HiveSizes.tsx';
import type { HiveTypesFragment } from './HiveTypeField.graphql.ts';
import { HiveTypeField } from './HiveTypeField.tsx';
import type { HiveBuild } from './hive-configuration.ts';
import { LayerDragArea } from './LayerDragArea.tsx';
import { LayerList } from './LayerList.tsx';
import { WholeHiveFields } from './WholeHiveFields.tsx';
import { Workbench } from './Workbench.tsx';

export interface HiveBuilderProps {
  value: HiveBuild;
  onChange: (next: HiveBuild) => void;
  types: FragmentType<typeof HiveTypesFragment>;
  /** Prefix of the names of its fields, such as `hives.`. Default: none. */
  namePrefix?: string;
  /** Below its layers. */
  children?: ReactNode;
}

/** Builds a hive: its layers next to the hive that they make, its type, colour, frames and sizes. */
export function HiveBuilder({ value, onChange, types, namePrefix = '', children }: HiveBuilderProps) {
  const { formatMessage } = useIntl();
  const buildText = useBuildText();
  const change = (part: Partial<HiveBuild>) => onChange({ ...value, ...part });

  return (
    <LayerDragArea layers={value.layers} hiveColor={value.color} onChange={(layers) => change({ layers })}>
      {(shown, draggedKey) => (
        <Workbench
          picture={
            <DraggableHive
              layers={shown}
              color={value.color}
              draggedKey={draggedKey}
              label={buildText(shown)}
            />
          }
        >
          <Stack gap={12}>
            <Heading level={3}>{formatMessage({ id: 'hives.layers' })}</Heading>
            <Text tone="muted">{formatMessage({ id: 'hives.layersHint' })}</Text>
            <AddLayerButtons onAdd={(kind) => change({ layers: addLayer(value.layers, kind) })} />
            <LayerList
              namePrefix={namePrefix}
              layers={shown}
              hiveColor={value.color}
              draggedKey={draggedKey}
              onChange={(layers) => change({ layers })}
            />
            {children}
          </Stack>
          <WholeHiveFields value={value} onChange={change} />
          <HiveTypeField namePrefix={namePrefix} value={value} types={types} onChange={change} />
          <HiveSizes
            namePrefix={namePrefix}
            value={value.dimensions}
            onChange={(dimensions) => change({ dimensions })}
          />
        </Workbench>
      )}
    </LayerDragArea>
  );
}
