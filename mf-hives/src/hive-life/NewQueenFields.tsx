import { queenLimits } from '@skep/domain';
import type { FormValue } from '@skep/remote-kit/form';
import { DateField, Grid, SelectField, Switch, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { type ChoosableQueens, MotherField } from '../queen/MotherField.tsx';
import { localToday, type NewQueenValues } from './step-values.ts';

export interface NewQueenFieldsProps {
  /** Of the queen in the form, as `newQueen`. */
  name: string;
  queen: FormValue<NewQueenValues>;
  races: readonly { id: string; name: string }[];
  mothers: ChoosableQueens;
  errorOf: (name: string) => string | undefined;
}

/** What is asked of a queen on the way. */
export function NewQueenFields({ name, queen, races, mothers, errorOf }: NewQueenFieldsProps) {
  const { formatMessage } = useIntl();
  const { value } = queen;
  const change = (part: Partial<NewQueenValues>) => queen.onChange({ ...value, ...part });
  const label = (field: string) => formatMessage({ id: 'hives.queenField' }, { name: field });
  return (
    <>
      <Grid gap={16}>
        <TextField
          id={`${name}.name`}
          label={label('name')}
          maxLength={queenLimits.nameLength}
          autoComplete="off"
          value={value.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errorOf(`${name}.name`)}
        />
        <SelectField
          id={`${name}.raceId`}
          label={label('raceId')}
          options={races.map((race) => ({ value: race.id, label: race.name }))}
          value={value.raceId}
          onChange={(raceId) => change({ raceId })}
          error={errorOf(`${name}.raceId`)}
        />
      </Grid>
      <Grid gap={16}>
        <DateField
          id={`${name}.birthDate`}
          label={label('birthDate')}
          max={localToday()}
          value={value.birthDate}
          onChange={(birthDate) => change({ birthDate })}
          error={errorOf(`${name}.birthDate`)}
        />
        <MotherField
          queens={mothers}
          ownId={undefined}
          value={value.motherId}
          onChange={(motherId) => change({ motherId })}
          error={errorOf(`${name}.motherId`)}
        />
      </Grid>
      <Switch
        id={`${name}.isFertilized`}
        label={label('isFertilized')}
        isChecked={value.isFertilized}
        onChange={(isFertilized) => change({ isFertilized })}
      />
    </>
  );
}
