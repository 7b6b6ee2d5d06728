import { type FieldParts, type FormValue, HiveCheckboxGroup } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import type { HiveSet, OfferedHive } from './offered-hives.ts';

export interface HivesFieldProps extends FieldParts, FormValue<string[]> {
  sets: readonly HiveSet[];
  /** Of the entry: hives that were gone by then are not offered. */
  day: string | undefined;
}

/** Hives to tick, one by one or a whole apiary at once. */
export function HivesField({ sets, day = '', value, onChange, ...field }: HivesFieldProps) {
  const ids = useFieldIds(field);
  const isOffered = ({ id, goneSince }: OfferedHive) =>
    goneSince === undefined || day < goneSince || value.includes(id);
  const offered = sets
    .map((set) => ({ ...set, hives: set.hives.filter(isOffered) }))
    .filter(({ hives }) => hives.length > 0);
  return (
    <FieldSet {...field} ids={ids} isRequired>
      <Stack gap={16}>
        {offered.map(({ id, name, hives }) => (
          <HiveCheckboxGroup
            key={id}
            name={name}
            hives={hives}
            ticked={new Set(value)}
            onTicked={(ticked) => onChange([...ticked])}
          />
        ))}
      </Stack>
    </FieldSet>
  );
}
