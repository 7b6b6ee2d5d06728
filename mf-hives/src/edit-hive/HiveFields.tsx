import { type HiveForm, hiveLimits } from '@skep/domain';
import { Field, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Card, Grid, Heading, TextField } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { HiveBuilder } from '../hive-configuration/HiveBuilder.tsx';
import type { HiveTypesFragment } from '../hive-configuration/HiveTypeField.graphql.ts';
import type { ApiaryChoiceFragment } from './ApiaryField.graphql.ts';
import { ApiaryField } from './ApiaryField.tsx';
import type { HiveValues } from './hive-values.ts';

export type HiveFormState = UseFormReturn<HiveValues, unknown, HiveForm>;

export interface HiveFieldsProps {
  form: HiveFormState;
  apiaries: readonly FragmentType<typeof ApiaryChoiceFragment>[];
  types: FragmentType<typeof HiveTypesFragment>;
  /** Name of its apiary, where it is not the person's to change. */
  fixedApiary?: string | undefined;
  /** Below its layers. */
  children?: ReactNode;
}

/** The fields of a hive, new or stored. */
export function HiveFields({ form, apiaries, types, fixedApiary, children }: HiveFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'hives.hive' })}</Heading>
        <Grid gap={16}>
          <TypedField form={form} name="name" label={formatMessage({ id: 'hives.name' })}>
            {(field) => (
              <TextField {...field} isRequired maxLength={hiveLimits.nameLength} autoComplete="off" />
            )}
          </TypedField>
          <Field form={form} name="apiaryId" label={formatMessage({ id: 'hives.apiary' })}>
            {(field) => <ApiaryField {...field} apiaries={apiaries} fixedApiary={fixedApiary} />}
          </Field>
          <Field form={form} name="order" label={formatMessage({ id: 'hives.order' })}>
            {(field) => <NumberField {...field} min={0} max={hiveLimits.orderMax} />}
          </Field>
        </Grid>
      </Card>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'hives.build' })}</Heading>
        <BuildFields form={form} types={types}>
          {children}
        </BuildFields>
      </Card>
    </>
  );
}

function BuildFields({ form, types, children }: Pick<HiveFieldsProps, 'form' | 'types' | 'children'>) {
  const typeId = useFormValue(form, 'typeId');
  const color = useFormValue(form, 'color');
  const layers = useFormValue(form, 'layers');
  const dimensions = useFormValue(form, 'dimensions');
  return (
    <HiveBuilder
      value={{
        typeId: typeId.value,
        color: color.value,
        layers: layers.value,
        dimensions: dimensions.value,
      }}
      types={types}
      onChange={(next) => {
        typeId.onChange(next.typeId);
        color.onChange(next.color);
        layers.onChange(next.layers);
        dimensions.onChange(next.dimensions);
      }}
    >
      {children}
    </HiveBuilder>
  );
}
