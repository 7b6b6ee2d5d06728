import { useFieldParts } from '@skep/remote-kit/form';
import { SelectField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { HiveTypeGroup } from '../generated/graphql.ts';
import { HiveTypesFragment } from './HiveTypeField.graphql.ts';
import { dimensionsOf, type HiveBuild } from './hive-configuration.ts';
import { dimensionsOfNewType } from './type-dimensions.ts';

export interface HiveTypeFieldProps {
  value: HiveBuild;
  onChange: (part: Partial<HiveBuild>) => void;
  types: FragmentType<typeof HiveTypesFragment>;
  namePrefix: string;
}

const groupsInOrder: readonly HiveTypeGroup[] = ['MODERN', 'TRADITIONAL', 'MATING'];

/** The type of a hive; its known sizes come with it. */
export function HiveTypeField({ value, onChange, types, namePrefix }: HiveTypeFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { hiveTypes } = readFragment(HiveTypesFragment, types);
  const field = useFieldParts(`${namePrefix}typeId`, formatMessage({ id: 'hives.type' }));
  const options = groupsInOrder.flatMap((group) =>
    hiveTypes
      .filter((type) => type.group === group)
      .toSorted((one, other) => one.name.localeCompare(other.name, locale))
      .map((type) => ({
        value: type.id,
        label: type.name,
        group: formatMessage({ id: `hives.typeGroup.${group}` }),
      })),
  );

  function dimensionsOfType(typeId: string | undefined) {
    const dimensions = hiveTypes.find(({ id }) => id === typeId)?.dimensions;
    return dimensions ? dimensionsOf(dimensions) : undefined;
  }

  function choose(typeId: string | undefined) {
    const dimensions = dimensionsOfNewType(
      value.dimensions,
      dimensionsOfType(value.typeId),
      dimensionsOfType(typeId),
    );
    onChange({ typeId, dimensions });
  }

  return (
    <SelectField
      {...field}
      hint={formatMessage({ id: 'hives.typeHint' })}
      placeholder={formatMessage({ id: 'hives.noType' })}
      options={options}
      value={value.typeId}
      onChange={choose}
    />
  );
}
