import { hiveLimits } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { Card, Grid, Heading, NumberField, TextField } from '@skep/ui';
import { useController } from 'react-hook-form';
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
  const { control, register, formState } = form;
  const errorOf = useFieldError(formState.errors);
  const apiary = useController({ control, name: 'apiaryId' });
  const order = useController({ control, name: 'order' });

  return (
    <>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'hives.hive' })}</Heading>
        <TextField
          id="name"
          label={formatMessage({ id: 'hives.name' })}
          isRequired
          maxLength={hiveLimits.nameLength}
          autoComplete="off"
          error={errorOf('name')}
          {...register('name')}
        />
        <Grid gap={16}>
          <ApiaryField
            apiaries={apiaries}
            fixedApiary={fixedApiary}
            value={apiary.field.value}
            onChange={apiary.field.onChange}
            error={errorOf('apiaryId')}
          />
          <NumberField
            id="order"
            label={formatMessage({ id: 'hives.order' })}
            hint={formatMessage({ id: 'hives.orderHint' })}
            min={0}
            max={hiveLimits.orderMax}
            value={order.field.value}
            onChange={order.field.onChange}
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
  const [typeId, color, layers, dimensions] = form.watch(['typeId', 'color', 'layers', 'dimensions']);
  const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <HiveBuilder
      value={{ typeId, color, layers, dimensions }}
      types={types}
      errorOf={errorOf}
      onChange={(next) => {
        form.setValue('typeId', next.typeId, how);
        form.setValue('color', next.color, how);
        form.setValue('layers', next.layers, how);
        form.setValue('dimensions', next.dimensions, how);
      }}
    />
  );
}
