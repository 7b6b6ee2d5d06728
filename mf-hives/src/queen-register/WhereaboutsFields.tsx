import { queenLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { QueenFate, QueenPurpose } from '../generated/graphql.ts';

export const purposes = ['RESERVE', 'MATING', 'BREEDING', 'SALE'] as const satisfies readonly QueenPurpose[];

interface Whereabouts {
  fate: QueenFate;
  place: string;
  purpose: QueenPurpose | undefined;
  recipient: string;
}

/** Where a queen without a colony is and why, or to whom she went; in the form around it. */
export function WhereaboutsFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<Whereabouts>();
  const fate = form.watch('fate');
  if (fate === 'SOLD') {
    return (
      <TypedField form={form} name="recipient" label={formatMessage({ id: 'life.field.recipient' })}>
        {(field) => <TextField {...field} maxLength={queenLimits.lineLength} autoComplete="off" />}
      </TypedField>
    );
  }
  return fate === 'KEPT' ? <KeepingFields /> : null;
}

/** Where a queen without a colony is kept and why; in the form around it. */
export function KeepingFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<Pick<Whereabouts, 'place' | 'purpose'>>();
  return (
    <>
      <TypedField form={form} name="place" label={formatMessage({ id: 'life.field.place' })}>
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'life.placeHint' })}
            maxLength={queenLimits.lineLength}
            autoComplete="off"
          />
        )}
      </TypedField>
      <Field form={form} name="purpose" label={formatMessage({ id: 'life.field.purpose' })}>
        {(field) => (
          <SelectField
            {...field}
            options={purposes.map((value) => ({
              value,
              label: formatMessage({ id: `life.purpose.${value}` }),
            }))}
          />
        )}
      </Field>
    </>
  );
}
