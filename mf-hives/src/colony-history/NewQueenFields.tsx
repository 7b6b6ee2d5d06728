import { queenLimits } from '@skep/domain';
import { type FormValue, NamedField } from '@skep/remote-kit/form';
import { Grid, TextField } from '@skep/ui';
import { DateField, SelectField, Switch } from '@skep/ui/form';
import { type ChoosableQueens, MotherField } from '../queen/MotherField.tsx';
import { localToday, type NewQueenValues } from './step-values.ts';
import { useIntl } from './use-life-intl.ts';

export interface NewQueenFieldsProps {
  /** Of the queen in the form, as `newQueen`. */
  name: string;
  queen: FormValue<NewQueenValues>;
  races: readonly { id: string; name: string }[];
  mothers: ChoosableQueens;
}

/** Fields of a queen within another step. */
export function NewQueenFields({ name, queen, races, mothers }: NewQueenFieldsProps) {
  const { formatMessage } = useIntl();
  const { value } = queen;
  const change = (part: Partial<NewQueenValues>) => queen.onChange({ ...value, ...part });
  const named = (part: keyof NewQueenValues) => ({
    name: `${name}.${part}`,
    label: formatMessage({ id: `hives.queen.${part}` }),
  });
  return (
    <>
      <Grid gap={16}>
        <NamedField {...named('name')}>
          {(field) => (
            <TextField
              {...field}
              maxLength={queenLimits.nameLength}
              autoComplete="off"
              value={value.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </NamedField>
        <NamedField {...named('raceId')}>
          {(field) => (
            <SelectField
              {...field}
              isSearched="long"
              options={races.map((race) => ({ value: race.id, label: race.name }))}
              value={value.raceId}
              onChange={(raceId) => change({ raceId })}
            />
          )}
        </NamedField>
      </Grid>
      <Grid gap={16}>
        <NamedField {...named('birthDate')}>
          {(field) => (
            <DateField
              {...field}
              max={localToday()}
              value={value.birthDate}
              onChange={(birthDate) => change({ birthDate })}
            />
          )}
        </NamedField>
        <NamedField {...named('motherId')}>
          {(field) => (
            <MotherField
              {...field}
              queens={mothers}
              ownId={undefined}
              value={value.motherId}
              onChange={(motherId) => change({ motherId })}
            />
          )}
        </NamedField>
      </Grid>
      <NamedField {...named('isFertilized')}>
        {(field) => (
          <Switch
            {...field}
            isChecked={value.isFertilized}
            onChange={(isFertilized) => change({ isFertilized })}
          />
        )}
      </NamedField>
    </>
  );
}
