import { Heading, HiveDrawing, Stack } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { useBuildText } from '../hive/useBuildText.ts';
import { AddLayerButtons } from './AddLayerButtons.tsx';
import { HiveSizes } from './HiveSizes.tsx';
import type { HiveTypesFragment } from './HiveTypeField.graphql.ts';
import { HiveTypeField } from './HiveTypeField.tsx';
import type { HiveBuild } from './hive-build.ts';
import { LayerList } from './LayerList.tsx';
import { addLayer } from './layer-editing.ts';
import { WholeHiveFields } from './WholeHiveFields.tsx';
import { Workbench } from './Workbench.tsx';

export interface HiveBuilderProps {
  value: HiveBuild;
  onChange: (next: HiveBuild) => void;
  types: FragmentType<typeof HiveTypesFragment>;
  /** Stands before the names of its fields, as `hives.`. Default: none. */
  namePrefix?: string;
  /** The sentence of a field's fault, by the field's whole name. */
  errorOf: (name: string) => string | undefined;
}

/** Builds a hive: its layers beside the hive that they make, its type, colour, frames and sizes. */
export function HiveBuilder({ value, onChange, types, namePrefix = '', errorOf }: HiveBuilderProps) {
  const { formatMessage } = useIntl();
  const buildText = useBuildText();
  const change = (part: Partial<HiveBuild>) => onChange({ ...value, ...part });
  const parts = { namePrefix, errorOf };

  return (
    <Workbench
      picture={
        <HiveDrawing layers={value.layers} color={value.color} size="large" label={buildText(value.layers)} />
      }
    >
      <Stack gap={12}>
        <Heading level={3}>{formatMessage({ id: 'hives.layers' })}</Heading>
        <AddLayerButtons onAdd={(kind) => change({ layers: addLayer(value.layers, kind) })} />
        <LayerList
          {...parts}
          layers={value.layers}
          hiveColor={value.color}
          onChange={(layers) => change({ layers })}
        />
      </Stack>
      <WholeHiveFields value={value} onChange={change} />
      <HiveTypeField {...parts} value={value} types={types} onChange={change} />
      <HiveSizes {...parts} value={value.dimensions} onChange={(dimensions) => change({ dimensions })} />
    </Workbench>
  );
}
