import { jarsForm, notAhead } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, Notice, Stack, Text, TextField } from '@skep/ui';
import { DateField, NumberField, SelectField } from '@skep/ui/form';
import { AmountField } from '../entry-forms/AmountField.tsx';
import { CorrectionField } from '../entry-forms/CorrectionField.tsx';
import { forgetBook } from '../entry-forms/forget-book.ts';
import { useCorrectAction } from '../entry-forms/useCorrectAction.ts';
import type { LotFragment as Lot } from '../generated/graphql.ts';
import { useIntl } from '../use-honey-intl.ts';
import { type JarsValues, jarsThatFit } from './jars-values.ts';
import { CreateJarsMutation } from './LotsScreen.graphql.ts';

export interface JarsFormProps {
  values: JarsValues;
  lots: readonly Lot[];
}

/** Jars of one size that were filled from a lot, or those that stand in their place. */
export function JarsForm({ values, lots }: JarsFormProps) {
  const { formatMessage } = useIntl();
  const creation = useMutationResult(CreateJarsMutation, { update: forgetBook });
  const saved = useEntityForm({
    schema: notAhead(jarsForm, () => new Date()),
    values,
    save: (input, _revision, draftId) => creation.run({ input }, draftId),
    savedText: () => formatMessage({ id: 'honey.jarsSaved' }),
    savedAction: useCorrectAction(),
    backTo: '/registers/lots',
  });
  const { form } = saved;
  const lot = lots.find((each) => each.lot === form.watch('lot'));
  const fit = jarsThatFit(lot, { sizeGrams: form.watch('sizeGrams'), correctsId: values.correctsId });
  const fits = fit === undefined ? undefined : formatMessage({ id: 'honey.jarsFit' }, { count: fit });
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Text>{formatMessage({ id: 'book.locked' })}</Text>
      {values.correctsId !== undefined && <CorrectionField form={form} />}
      <Card as="section">
        <Stack gap={24}>
          <Field form={form} name="lot" label={formatMessage({ id: 'book.lot' })}>
            {({ onChange, ...field }) => (
              <SelectField
                {...field}
                isRequired
                isSearched="long"
                options={lots.map((each) => ({ value: each.lot, label: each.lot }))}
                onChange={(value) => onChange(value ?? '')}
              />
            )}
          </Field>
          {lot?.isFromWithdrawal && <Notice kind="warning">{formatMessage({ id: 'honey.marked' })}</Notice>}
          <Field form={form} name="day" label={formatMessage({ id: 'book.harvestDay' })}>
            {(field) => <DateField {...field} isRequired />}
          </Field>
          <Field form={form} name="sizeGrams" label={formatMessage({ id: 'honey.jarSize' })}>
            {(field) => (
              <AmountField
                {...field}
                isRequired
                min={10}
                step={10}
                unit="g"
                onChange={(grams) => field.onChange(grams === undefined ? undefined : Math.round(grams))}
              />
            )}
          </Field>
          <Field
            form={form}
            name="count"
            label={formatMessage({ id: 'honey.jarCount' })}
            ownText={(code) => (code === 'too_large' ? fits : undefined)}
          >
            {(field) => <NumberField {...field} isRequired min={1} max={fit} hint={fits} />}
          </Field>
          <Field form={form} name="bestBefore" label={formatMessage({ id: 'book.bestBefore' })}>
            {(field) => <DateField {...field} isRequired />}
          </Field>
          <TypedField form={form} name="origin" label={formatMessage({ id: 'book.origin' })}>
            {(field) => <TextField {...field} isRequired />}
          </TypedField>
        </Stack>
      </Card>
    </EntityForm>
  );
}
