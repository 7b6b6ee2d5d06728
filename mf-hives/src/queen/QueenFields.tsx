import { queenColourHex, queenLimits } from '@skep/domain';
import { Field, NamedField, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Grid, TextField } from '@skep/ui';
import { ColorField, DateField, localMinute, SelectField, Switch, TextArea } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
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
  const line = (name: 'name' | 'line' | 'tree', maxLength: number) => (
    <TypedField form={form} name={name} label={formatMessage({ id: `hives.queen.${name}` })}>
      {(field) => <TextField {...field} maxLength={maxLength} autoComplete="off" />}
    </TypedField>
  );
  const switchOf = (name: 'isFertilized' | 'isClipped') => (
    <Field form={form} name={name} label={formatMessage({ id: `hives.queen.${name}` })}>
      {({ value, ...field }) => <Switch {...field} isChecked={value} />}
    </Field>
  );
  return (
    <>
      <Grid gap={16}>
        {line('name', queenLimits.nameLength)}
        <Field form={form} name="raceId" label={formatMessage({ id: 'hives.queen.raceId' })}>
          {(field) => (
            <SelectField
              {...field}
              isSearched="long"
              options={races.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      </Grid>
      <BirthAndMark form={form} />
      <Grid gap={16}>
        {switchOf('isFertilized')}
        {switchOf('isClipped')}
      </Grid>
      <Field form={form} name="motherId" label={formatMessage({ id: 'hives.queen.motherId' })}>
        {(field) => <MotherField {...field} queens={mothers} ownId={queenId} />}
      </Field>
      <Grid gap={16}>
        {line('line', queenLimits.lineLength)}
        {line('tree', queenLimits.lineLength)}
      </Grid>
      <TypedField form={form} name="description" label={formatMessage({ id: 'hives.queen.description' })}>
        {(field) => <TextArea {...field} maxLength={queenLimits.descriptionLength} />}
      </TypedField>
    </>
  );
}

function BirthAndMark({ form }: Pick<QueenFieldsProps, 'form'>) {
  const { formatMessage, formatNumber } = useIntl();
  const birthDate = useFormValue(form, 'birthDate');
  const color = useFormValue(form, 'color');
  const now = new Date();
  const age = ageInYears(birthDate.value, now);

  function changeBirth(date: string | undefined) {
    birthDate.onChange(date);
    color.onChange(markAfterBirth({ birthDate: birthDate.value, color: color.value }, date, now));
  }

  return (
    <>
      <NamedField name="birthDate" label={formatMessage({ id: 'hives.queen.birthDate' })}>
        {(field) => (
          <DateField
            {...field}
            hint={
              age === undefined
                ? undefined
                : formatMessage({ id: 'hives.queenAge' }, { age, text: formatNumber(age) })
            }
            max={localMinute(now).slice(0, 10)}
            value={birthDate.value}
            onChange={changeBirth}
          />
        )}
      </NamedField>
      <Switch
        id="isMarked"
        label={formatMessage({ id: 'hives.queen.isMarked' })}
        hint={formatMessage({ id: 'hives.queenMarkHint' })}
        isChecked={color.value !== undefined}
        onChange={(isMarked) => color.onChange(isMarked ? colourOfBirth(birthDate.value, now) : undefined)}
      />
      {color.value !== undefined && (
        <NamedField name="color" label={formatMessage({ id: 'hives.queen.color' })}>
          {(field) => <ColorField {...field} {...color} swatches={queenSwatches} />}
        </NamedField>
      )}
    </>
  );
}
