import { knownSubstances, productForm, type ProductForm as Typed, treatmentMethods } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, Checkbox, Stack, Text, TextField } from '@skep/ui';
import { NumberField, SelectField, TextArea } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from '../use-product-intl.ts';
import { forgetProducts, type ProductFormValues, productInput } from './product-values.ts';
import { KeepProductMutation } from './products.graphql.ts';

export interface ProductFormProps {
  values: ProductFormValues;
  /** Else its name stays: it is what the list knows it by. */
  isNew: boolean;
}

export function ProductForm({ values, isNew }: ProductFormProps) {
  const { formatMessage } = useIntl();
  const keeping = useMutationResult(KeepProductMutation, { update: forgetProducts });
  const saved = useEntityForm({
    schema: productForm,
    values,
    save: (form, _revision, draftId) => keeping.run({ input: productInput(form) }, draftId),
    isEdit: !isNew,
    savedText: ({ name }) => formatMessage({ id: 'products.saved' }, { name }),
    backTo: '/registers/products',
  });
  const { form } = saved;
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Card as="section">
        <Stack gap={24}>
          {isNew && (
            <TypedField form={form} name="name" label={formatMessage({ id: 'book.product' })}>
              {(field) => (
                <TextField {...field} isRequired hint={formatMessage({ id: 'products.nameHint' })} />
              )}
            </TypedField>
          )}
          <SubstanceFields form={form} />
          <TypedField form={form} name="dose" label={formatMessage({ id: 'book.dose' })}>
            {(field) => <TextField {...field} />}
          </TypedField>
          <Field form={form} name="withdrawalDays" label={formatMessage({ id: 'book.withdrawalDays' })}>
            {(field) => (
              <NumberField
                {...field}
                isRequired
                min={0}
                hint={formatMessage({ id: 'book.withdrawalHint' })}
              />
            )}
          </Field>
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          <TypedField form={form} name="supplier" label={formatMessage({ id: 'book.supplier' })}>
            {(field) => <TextField {...field} />}
          </TypedField>
          <TypedField
            form={form}
            name="supplierAddress"
            label={formatMessage({ id: 'book.supplierAddress' })}
          >
            {(field) => <TextArea {...field} rows={2} />}
          </TypedField>
          <Stack gap={4}>
            <Checkbox
              label={formatMessage({ id: 'products.share' })}
              isChecked={form.watch('isShared')}
              onChange={(isShared) => form.setValue('isShared', isShared, { shouldDirty: true })}
            />
            <Text tone="muted">{formatMessage({ id: 'products.shareHint' })}</Text>
          </Stack>
        </Stack>
      </Card>
    </EntityForm>
  );
}

/** A substance of the start list fills in how it is mostly given; all fields can be changed. */
function SubstanceFields({ form }: { form: UseFormReturn<ProductFormValues, unknown, Typed> }) {
  const { formatMessage } = useIntl();
  const known = knownSubstances.map(({ name, method }) => ({
    ...{ value: formatMessage({ id: `book.substance.${name}` }), method },
  }));
  const methods = treatmentMethods.map((value) => ({
    value,
    label: formatMessage({ id: `book.method.${value.toUpperCase() as Uppercase<typeof value>}` }),
  }));
  const substance = form.watch('substance');
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'book.substances' })}
        hint={formatMessage({ id: 'products.substancesHint' })}
        isSearched="long"
        options={known.map(({ value }) => ({ value, label: value }))}
        value={known.find(({ value }) => value === substance)?.value}
        onChange={(chosen) => {
          const of = known.find(({ value }) => value === chosen);
          if (of === undefined) return;
          form.setValue('substance', of.value, { shouldDirty: true });
          form.setValue('method', of.method, { shouldDirty: true });
        }}
      />
      <TypedField form={form} name="substance" label={formatMessage({ id: 'book.substance' })}>
        {(field) => <TextField {...field} isRequired />}
      </TypedField>
      <Field form={form} name="method" label={formatMessage({ id: 'book.method' })}>
        {(field) => <SelectField {...field} options={methods} isRequired />}
      </Field>
    </>
  );
}
