import {
  biotechnicalMeasures,
  firstCharacters,
  inspectionLimits,
  isMeasureAlone,
  notAhead,
  type TreatmentForm as Typed,
  treatmentMethods,
  typedTreatmentForm,
} from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, Stack, Text, TextField } from '@skep/ui';
import { DateField, NumberField, SelectField, TextArea } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useTreatmentTitle } from '../entries/useEntryTexts.ts';
import type { EntryReminderInput } from '../generated/graphql.ts';
import { saidTreatment } from '../offline/waiting-entry.ts';
import { useIntl } from '../use-book-intl.ts';
import { CorrectionField } from './CorrectionField.tsx';
import { inCapitals } from './feeding-values.ts';
import { forgetBook } from './forget-book.ts';
import { HivesField } from './HivesField.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { HiveSet } from './offered-hives.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { TemperatureField } from './TemperatureField.tsx';
import {
  type OfferedProduct,
  offeredSteps,
  type TreatmentValues,
  treatmentInput,
} from './treatment-values.ts';
import { useCorrectAction } from './useCorrectAction.ts';
import { type Corrected, useWaitingEntry } from './useWaitingEntry.ts';
import { CreateTreatmentMutation } from './write.graphql.ts';

export interface TreatmentFormProps {
  values: TreatmentValues;
  sets: readonly HiveSet[];
  /** To begin with. */
  products: readonly OfferedProduct[];
  /** Where the person is, YYYY-MM-DD: what comes after it can be reminded of. */
  today: string;
  /** The one in whose place it is to stand. Default: it is a new one. */
  corrected?: Corrected | undefined;
}

/** A treatment, or its correction. */
export function TreatmentForm({ values, sets, products, today, corrected }: TreatmentFormProps) {
  const { formatMessage } = useIntl();
  const treatmentTitle = useTreatmentTitle();
  const isNew = values.correctsId === undefined;
  const place = { path: '/registers/treatments/create', sets, corrected };
  const waiting = useWaitingEntry<TreatmentValues>(place);
  const creation = useMutationResult(CreateTreatmentMutation, {
    update: forgetBook,
    waits: ({ input }, id) =>
      waiting.waits('createTreatment', saidTreatment(input, waiting.hivesOf(input.hiveIds)), id),
  });
  const saved = useEntityForm({
    schema: notAhead(typedTreatmentForm, () => new Date()),
    values,
    draft: waiting.draft,
    save: (found, _revision, draftId) =>
      creation.run({ input: treatmentInput(found, isNew ? remindersOf(found) : []) }, draftId),
    fieldOf: (path) => path.replace(/^hiveIds\..*/, 'hiveIds'),
    savedText: () => formatMessage({ id: 'book.treatment.saved' }),
    savedAction: useCorrectAction(),
    backTo: '/registers',
  });
  const { form } = saved;

  function remindersOf({ product, measure }: Typed): EntryReminderInput[] {
    const title = treatmentTitle({
      product: product ?? null,
      measure: measure === undefined ? null : inCapitals(measure),
    });
    return offeredSteps(form.getValues(), today)
      .filter(({ isWanted }) => isWanted)
      .map(({ step, day }) => ({
        text: firstCharacters(
          formatMessage({ id: `book.remind.${step}` }, { product: title }),
          inspectionLimits.reminderLength,
        ),
        day,
      }));
  }

  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Text>{formatMessage({ id: 'book.locked' })}</Text>
      {!isNew && <CorrectionField form={form} />}
      <Card as="section">
        <Stack gap={24}>
          <Field form={form} name="hiveIds" label={formatMessage({ id: 'book.hives' })}>
            {(field) => <HivesField {...field} sets={sets} day={form.watch('day')} />}
          </Field>
          <Field form={form} name="day" label={formatMessage({ id: 'book.day' })}>
            {(field) => <DateField {...field} isRequired />}
          </Field>
          <Field form={form} name="lastDay" label={formatMessage({ id: 'book.lastDay' })}>
            {(field) => <DateField {...field} isRequired hint={formatMessage({ id: 'book.lastDayHint' })} />}
          </Field>
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          {isNew && <ProductChoice form={form} products={products} />}
          <ProductFields form={form} />
          <TemperatureField form={form} sets={sets} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          <RecordFields form={form} />
        </Stack>
      </Card>
      {isNew && <NextSteps form={form} today={today} />}
    </EntityForm>
  );
}

export type TreatmentFormState = UseFormReturn<TreatmentValues, unknown, Typed>;

function ProductFields({ form }: { form: TreatmentFormState }) {
  const { formatMessage } = useIntl();
  const [method, measure] = form.watch(['method', 'measure']);
  const isBiotechnical = method === 'biotechnical';
  const methods = treatmentMethods.map((value) => ({
    value,
    label: formatMessage({ id: `book.method.${inCapitals(value)}` }),
  }));
  const measures = biotechnicalMeasures.map((value) => ({
    value,
    label: formatMessage({ id: `book.measure.${inCapitals(value)}` }),
  }));
  return (
    <>
      <Field form={form} name="method" label={formatMessage({ id: 'book.method' })}>
        {(field) => <SelectField {...field} options={methods} isRequired />}
      </Field>
      {isBiotechnical && (
        <Field form={form} name="measure" label={formatMessage({ id: 'book.measure' })}>
          {(field) => (
            <SelectField {...field} options={measures} hint={formatMessage({ id: 'book.measureHint' })} />
          )}
        </Field>
      )}
      {!isMeasureAlone({ method, measure }) && <MedicineFields form={form} isRequired={!isBiotechnical} />}
    </>
  );
}

interface MedicineFieldsProps {
  form: TreatmentFormState;
  isRequired: boolean;
}

function MedicineFields({ form, isRequired }: MedicineFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TypedField form={form} name="product" label={formatMessage({ id: 'book.product' })}>
        {(field) => <TextField {...field} isRequired={isRequired} />}
      </TypedField>
      <TypedField form={form} name="substance" label={formatMessage({ id: 'book.substance' })}>
        {(field) => <TextField {...field} isRequired={isRequired} />}
      </TypedField>
      <TypedField form={form} name="dose" label={formatMessage({ id: 'book.dose' })}>
        {(field) => <TextField {...field} />}
      </TypedField>
      <Field form={form} name="withdrawalDays" label={formatMessage({ id: 'book.withdrawalDays' })}>
        {(field) => (
          <NumberField
            {...field}
            isRequired={isRequired}
            min={0}
            hint={formatMessage({ id: 'book.withdrawalHint' })}
          />
        )}
      </Field>
    </>
  );
}

const lines = ['quantity', 'batch', 'supplier'] as const;
const reasons = ['reason', 'appliedBy'] as const;
const vets = ['vet', 'vetContact'] as const;
const required: readonly string[] = reasons;

function RecordFields({ form }: { form: TreatmentFormState }) {
  const { formatMessage } = useIntl();
  const [method, measure] = form.watch(['method', 'measure']);
  const hasMedicine = !isMeasureAlone({ method, measure });
  const needsQuantity = method !== 'biotechnical';
  const line = (name: (typeof lines)[number] | (typeof reasons)[number] | (typeof vets)[number]) => (
    <TypedField key={name} form={form} name={name} label={formatMessage({ id: `book.${name}` })}>
      {(field) => (
        <TextField
          {...field}
          isRequired={required.includes(name) || (name === 'quantity' && needsQuantity)}
        />
      )}
    </TypedField>
  );
  return (
    <>
      {hasMedicine && (
        <>
          <Text tone="muted">{formatMessage({ id: 'book.lawHint' })}</Text>
          {lines.map(line)}
          <TypedField
            form={form}
            name="supplierAddress"
            label={formatMessage({ id: 'book.supplierAddress' })}
          >
            {(field) => <TextArea {...field} rows={2} />}
          </TypedField>
        </>
      )}
      {reasons.map(line)}
      {hasMedicine && vets.map(line)}
    </>
  );
}
