import { hasFrames, readLayers } from '@skep/domain';
import { NamedField } from '@skep/remote-kit/form';
import { Stack, Text } from '@skep/ui';
import { MultiChoiceField } from '@skep/ui/form';
import type { HivePictureFragment } from '../generated/graphql.ts';
import { useIntl } from './use-life-intl.ts';

export interface MovedBoxesFieldProps {
  label: string;
  hint: string;
  /** Of the hive from which they come. */
  layers: HivePictureFragment['layers'];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Boxes that go from one hive to another, with their frames counted. */
export function MovedBoxesField({ label, hint, layers, value, onChange }: MovedBoxesFieldProps) {
  const { formatMessage, formatList } = useIntl();
  const boxes = readLayers(layers);
  if (boxes.length === 0) return null;
  const moved = boxes.filter(({ id, kind }) => hasFrames(kind) && value.includes(id));
  const frames = moved.reduce((sum, { frameCount }) => sum + (frameCount ?? 0), 0);
  return (
    <NamedField name="layerIds" label={label}>
      {(field) => (
        <Stack gap={4}>
          <MultiChoiceField
            {...field}
            hint={hint}
            options={boxes.map(({ id, kind, frameCount }) => ({
              value: id,
              label: formatList(
                [
                  formatMessage({ id: `hives.layerName.${kind}` }),
                  ...(hasFrames(kind) && frameCount != null
                    ? [formatMessage({ id: 'hives.frameCount' }, { count: frameCount })]
                    : []),
                ],
                { type: 'unit' },
              ),
            }))}
            values={value}
            onChange={onChange}
          />
          {moved.length > 0 && (
            <Text isBold>{formatMessage({ id: 'life.movedBoxes' }, { boxes: moved.length, frames })}</Text>
          )}
        </Stack>
      )}
    </NamedField>
  );
}
