import { Heading, HiveDrawing, media, Stack, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
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

export interface HiveBuilderProps {
  value: HiveBuild;
  onChange: (next: HiveBuild) => void;
  types: FragmentType<typeof HiveTypesFragment>;
  /** Stands before the names of its fields, as `hives.`. Default: none. */
  namePrefix?: string;
  /** The sentence of a field's fault, by the field's whole name. */
  errorOf: (name: string) => string | undefined;
}

/** Builds a hive: its type, its layers beside the hive that they make, its colour, frames and sizes. */
export function HiveBuilder({ value, onChange, types, namePrefix = '', errorOf }: HiveBuilderProps) {
  const { formatMessage } = useIntl();
  const buildText = useBuildText();
  const change = (part: Partial<HiveBuild>) => onChange({ ...value, ...part });
  const parts = { namePrefix, errorOf };

  return (
    <Stack gap={24}>
      <HiveTypeField {...parts} value={value} types={types} onChange={change} />
      <Stack gap={12}>
        <Heading level={3}>{formatMessage({ id: 'hives.layers' })}</Heading>
        <Factory>
          <Stand>
            <HiveDrawing
              layers={value.layers}
              color={value.color}
              size="large"
              label={buildText(value.layers)}
            />
          </Stand>
          <Stack gap={16}>
            <AddLayerButtons onAdd={(kind) => change({ layers: addLayer(value.layers, kind) })} />
            <LayerList
              {...parts}
              layers={value.layers}
              hiveColor={value.color}
              onChange={(layers) => change({ layers })}
            />
          </Stack>
        </Factory>
      </Stack>
      <WholeHiveFields value={value} onChange={change} />
      <HiveSizes {...parts} value={value.dimensions} onChange={(dimensions) => change({ dimensions })} />
    </Stack>
  );
}

const Factory = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

/** The hive stays in sight while its layers are edited, where there is room for both. */
const Stand = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  padding: ${tokens.space[24]} ${tokens.space[16]};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  ${media.desktop} {
    position: sticky;
    top: ${tokens.space[16]};
  }
`;
