import { hiveLimits } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { Card, Grid, Heading, NumberField, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import type { FragmentType } from '../generated/fragment-masking.ts';
import { HiveBuilder } from '../hive-build/HiveBuilder.tsx';
import type { HiveTypesFragment } from '../hive-build/HiveTypeField.graphql.ts';
import type { ApiaryChoiceFragment } from './ApiaryField.graphql.ts';
import { ApiaryField } from './ApiaryField.tsx';
import type { HiveFormState } from './useHiveForm.ts';

export interface HiveFieldsProps {
  form: HiveFormState;
  apiaries: readonly FragmentType<typeof ApiaryChoiceFragment>[];
  types: FragmentType<typeof HiveTypesFragment>;
  /** Name of its apiary, where it is not the person's to change. */
  fixedApiary?: string | undefined;
}

/** The fields of a hive, new or stored. */
export function HiveFields({ form, apiaries, types, fixedApiary }: HiveFieldsProps) {
  const { formatMessage } = useIntl();
  const { register, formState } = form;
  const errorOf = useFieldError(formState.errors);
  const apiary = useFormValue(form, 'apiaryId');
  const order = useFormValue(form, 'order');

  return (
    <>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'hives.hive' })}</Heading>
        <Grid gap={16}>
          <TextField
            id="name"
            label={formatMessage({ id: 'hives.name' })}
            isRequired
            maxLength={hiveLimits.nameLength}
            autoComplete="off"
            error={errorOf('name')}
            {...register('name')}
          />
          <ApiaryField
            apiaries={apiaries}
            fixedApiary={fixedApiary}
            value={apiary.value}
            onChange={apiary.onChange}
            error={errorOf('apiaryId')}
          />
          <NumberField
            id="order"
            label={formatMessage({ id: 'hives.order' })}
            min={0}
            max={hiveLimits.orderMax}
            value={order.value}
            onChange={order.onChange}
            error={errorOf('order')}
          />
        </Grid>
      </Card>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'hives.build' })}</Heading>
        <BuildFields form={form} types={types} errorOf={errorOf} />
      </Card>
    </>
  );
}

interface BuildFieldsProps extends Pick<HiveFieldsProps, 'form' | 'types'> {
  errorOf: (name: string) => string | undefined;
}

function BuildFields({ form, types, errorOf }: BuildFieldsProps) {
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
      errorOf={errorOf}
      onChange={(next) => {
        typeId.onChange(next.typeId);
        color.onChange(next.color);
        layers.onChange(next.layers);
        dimensions.onChange(next.dimensions);
      }}
    />
  );
}
