import type { FieldParts, FormValue } from '@skep/remote-kit/form';
import { Checkbox, Grid, Stack } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import { useIntl } from '../use-book-intl.ts';
import type { HiveSet } from './offered-hives.ts';

export interface HivesFieldProps extends FieldParts, FormValue<string[]> {
  sets: readonly HiveSet[];
}

/** Hives to tick, one by one or a whole apiary at once. */
export function HivesField({ sets, value, onChange, ...field }: HivesFieldProps) {
  const { formatMessage } = useIntl();
  const ids = useFieldIds(field);
  const change = (ids: readonly string[], isTicked: boolean) => {
    const rest = value.filter((each) => !ids.includes(each));
    onChange(isTicked ? [...rest, ...ids] : rest);
  };
  return (
    <FieldSet {...field} ids={ids} isRequired>
      <Stack gap={16}>
        {sets.map(({ id: setId, name, hives }) => {
          const ids = hives.map((hive) => hive.id);
          return (
            <Stack key={setId} gap={4}>
              <Checkbox
                label={formatMessage({ id: 'book.allOf' }, { name })}
                isChecked={ids.every((each) => value.includes(each))}
                onChange={(isTicked) => change(ids, isTicked)}
              />
              <Grid minColumn={140} gap={8}>
                {hives.map((hive) => (
                  <Checkbox
                    key={hive.id}
                    label={hive.name}
                    isChecked={value.includes(hive.id)}
                    onChange={(isTicked) => change([hive.id], isTicked)}
                  />
                ))}
              </Grid>
            </Stack>
          );
        })}
      </Stack>
    </FieldSet>
  );
}
