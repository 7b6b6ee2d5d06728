import { type FieldParts, type FormValue, TickedHives } from '@skep/remote-kit/form';
import { Stack } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import type { HiveSet } from './offered-hives.ts';

export interface HivesFieldProps extends FieldParts, FormValue<string[]> {
  sets: readonly HiveSet[];
}

/** Hives to tick, one by one or a whole apiary at once. */
export function HivesField({ sets, value, onChange, ...field }: HivesFieldProps) {
  const ids = useFieldIds(field);
  return (
    <FieldSet {...field} ids={ids} isRequired>
      <Stack gap={16}>
        {sets.map(({ id, name, hives }) => (
          <TickedHives
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
