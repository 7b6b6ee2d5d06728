import { honeyWaterLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { Checkbox, Notice, TextField } from '@skep/ui';
import { NumberField, TextArea } from '@skep/ui/form';
import { useIntl } from '../use-book-intl.ts';
import type { HarvestFormState } from './HarvestForm.tsx';

/** The lot, and its water: more than may be sold asks what becomes of it. */
export function HoneyFields({ form }: { form: HarvestFormState }) {
  const { formatMessage } = useIntl();
  const isHeather = form.watch('isHeather');
  const { warnAbove: warn, stopAbove: stop } = honeyWaterLimits({ isHeather });
  const water = form.watch('waterPercent') ?? 0;
  const hasReason = form.getValues('waterReason') !== '';
  return (
    <>
      <TypedField form={form} name="lot" label={formatMessage({ id: 'book.lot' })}>
        {(field) => <TextField {...field} isRequired />}
      </TypedField>
      <Field form={form} name="waterPercent" label={formatMessage({ id: 'book.water' })}>
        {(field) => (
          <NumberField
            {...field}
            hint={formatMessage({ id: 'book.waterHint' }, { warn, stop })}
            min={10}
            max={30}
            step={0.1}
            decimals={1}
            unit="%"
          />
        )}
      </Field>
      {water > warn && (
        <Notice kind={water > stop ? 'problem' : 'warning'}>
          {water > stop
            ? formatMessage({ id: 'book.waterStop' }, { limit: stop })
            : formatMessage({ id: 'book.waterHigh' }, { limit: warn })}
        </Notice>
      )}
      {(water > stop || hasReason) && (
        <TypedField form={form} name="waterReason" label={formatMessage({ id: 'book.waterReason' })}>
          {(field) => <TextArea {...field} isRequired={water > stop} rows={2} />}
        </TypedField>
      )}
      <Field form={form} name="isHeather" label={formatMessage({ id: 'book.heather' })}>
        {({ value, ...field }) => <Checkbox {...field} isChecked={value} />}
      </Field>
    </>
  );
}
