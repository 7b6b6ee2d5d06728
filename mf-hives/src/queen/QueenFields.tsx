import { queenColourHex, queenLimits } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { ColorField, DateField, Grid, SelectField, Switch, TextArea, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { type ChoosableQueens, MotherField } from './MotherField.tsx';
import { ageInYears, colourOfBirth, markAfterBirth } from './queen-values.ts';
import type { QueenFormState } from './useQueenForm.ts';

export interface QueenFieldsProps {
  form: QueenFormState;
  races: readonly { id: string; name: string }[];
  /** Who can be her mother. */
  mothers: ChoosableQueens;
  /** Undefined for a new queen. */
  queenId: string | undefined;
}

const queenSwatches = Object.values(queenColourHex);

/** What is known of a queen. */
export function QueenFields({ form, races, mothers, queenId }: QueenFieldsProps) {
  const { formatMessage } = useIntl();
  const { register, formState } = form;
  const errorOf = useFieldError(formState.errors);
  const race = useFormValue(form, 'raceId');
  const mother = useFormValue(form, 'motherId');
  const isClipped = useFormValue(form, 'isClipped');
  const isFertilized = useFormValue(form, 'isFertilized');
  const line = (name: 'name' | 'line' | 'tree', maxLength: number) => (
    <TextField
      id={name}
      label={formatMessage({ id: 'hives.queenField' }, { name })}
      maxLength={maxLength}
      autoComplete="off"
      error={errorOf(name)}
      {...register(name)}
    />
  );
  return (
    <>
      <Grid gap={16}>
        {line('name', queenLimits.nameLength)}
        <SelectField
          id="raceId"
          label={formatMessage({ id: 'hives.queenField' }, { name: 'raceId' })}
          options={races.map(({ id, name }) => ({ value: id, label: name }))}
          value={race.value}
          onChange={race.onChange}
          error={errorOf('raceId')}
        />
      </Grid>
      <BirthAndMark form={form} />
      <Grid gap={16}>
        <Switch
          id="isFertilized"
          label={formatMessage({ id: 'hives.queenField' }, { name: 'isFertilized' })}
          isChecked={isFertilized.value}
          onChange={isFertilized.onChange}
        />
        <Switch
          id="isClipped"
          label={formatMessage({ id: 'hives.queenField' }, { name: 'isClipped' })}
          isChecked={isClipped.value}
          onChange={isClipped.onChange}
        />
      </Grid>
      <MotherField
        queens={mothers}
        ownId={queenId}
        value={mother.value}
        onChange={mother.onChange}
        error={errorOf('motherId')}
      />
      <Grid gap={16}>
        {line('line', queenLimits.lineLength)}
        {line('tree', queenLimits.lineLength)}
      </Grid>
      <TextArea
        id="description"
        label={formatMessage({ id: 'hives.queenField' }, { name: 'description' })}
        maxLength={queenLimits.descriptionLength}
        error={errorOf('description')}
        {...register('description')}
      />
    </>
  );
}

function BirthAndMark({ form }: Pick<QueenFieldsProps, 'form'>) {
  const { formatMessage, formatNumber } = useIntl();
  const errorOf = useFieldError(form.formState.errors);
  const birthDate = useFormValue(form, 'birthDate');
  const color = useFormValue(form, 'color');
  const now = new Date();
  const age = ageInYears(birthDate.value, now);
  return (
    <>
      <DateField
        id="birthDate"
        label={formatMessage({ id: 'hives.queenField' }, { name: 'birthDate' })}
        hint={
          age === undefined
            ? undefined
            : formatMessage({ id: 'hives.queenAge' }, { age, text: formatNumber(age) })
        }
        max={now.toISOString().slice(0, 10)}
        value={birthDate.value}
        onChange={(date) => {
          const before = { birthDate: birthDate.value, color: color.value };
          birthDate.onChange(date);
          color.onChange(markAfterBirth(before, date, now));
        }}
        error={errorOf('birthDate')}
      />
      <Switch
        id="isMarked"
        label={formatMessage({ id: 'hives.queenField' }, { name: 'isMarked' })}
        hint={formatMessage({ id: 'hives.queenMarkHint' })}
        isChecked={color.value !== undefined}
        onChange={(isMarked) => color.onChange(isMarked ? colourOfBirth(birthDate.value, now) : undefined)}
      />
      {color.value !== undefined && (
        <ColorField
          id="color"
          label={formatMessage({ id: 'hives.queenField' }, { name: 'color' })}
          swatches={queenSwatches}
          value={color.value}
          onChange={color.onChange}
          error={errorOf('color')}
        />
      )}
    </>
  );
}
