import {
  asStored,
  type FeedKind,
  type FeedUnit,
  feedingForm,
  feedKinds,
  feedUnits,
  inUnits,
  isPoured,
  notAhead,
  roundTo,
  storedEstimateKg,
  sugarRatios,
  type FeedingForm as Typed,
} from '@skep/domain';
import { useMutationResult, useUnits } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, ChoiceField, Stack, Text, TextField } from '@skep/ui';
import { DateField, SelectField } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useKilograms, useRatioText } from '../entries/useHoneyFacts.ts';
import { saidFeeding } from '../offline/waiting-entry.ts';
import { useIntl } from '../use-book-intl.ts';
import { AmountField } from './AmountField.tsx';
import { CorrectionField } from './CorrectionField.tsx';
import { CreateFeedingMutation } from './FeedingForm.graphql.ts';
import { type FeedingValues, feedingInput, inCapitals } from './feeding-values.ts';
import { forgetBook } from './forget-book.ts';
import { HivesField } from './HivesField.tsx';
import type { HiveSet } from './offered-hives.ts';
import { useCorrectAction } from './useCorrectAction.ts';
import { type Corrected, useWaitingEntry } from './useWaitingEntry.ts';

export interface FeedingFormProps {
  values: FeedingValues;
  sets: readonly HiveSet[];
  /** The one in whose place it is to stand. Default: it is a new one. */
  corrected?: Corrected | undefined;
}

/** A feeding, or its correction. */
export function FeedingForm({ values, sets, corrected }: FeedingFormProps) {
  const { formatMessage } = useIntl();
  const waiting = useWaitingEntry<FeedingValues>({ path: '/registers/feedings/create', sets, corrected });
  const creation = useMutationResult(CreateFeedingMutation, {
    update: forgetBook,
    waits: ({ input }, id) =>
      waiting.waits('createFeeding', saidFeeding(input, waiting.hivesOf(input.hiveIds)), id),
  });
  const saved = useEntityForm({
    schema: notAhead(feedingForm, () => new Date()),
    values,
    draft: waiting.draft,
    save: (form, _revision, draftId) => creation.run({ input: feedingInput(form) }, draftId),
    fieldOf: (path) => path.replace(/^hiveIds\..*/, 'hiveIds'),
    savedText: () => formatMessage({ id: 'book.feeding.saved' }),
    savedAction: useCorrectAction(),
    backTo: '/registers',
  });
  const { form } = saved;
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Text>{formatMessage({ id: 'book.locked' })}</Text>
      {values.correctsId !== undefined && <CorrectionField form={form} />}
      <Card as="section">
        <Stack gap={24}>
          <Field form={form} name="hiveIds" label={formatMessage({ id: 'book.hives' })}>
            {(field) => <HivesField {...field} sets={sets} day={form.watch('day')} />}
          </Field>
          <Field form={form} name="day" label={formatMessage({ id: 'book.harvestDay' })}>
            {(field) => <DateField {...field} isRequired />}
          </Field>
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          <FeedFields form={form} />
          <AmountFields form={form} />
          <Estimate form={form} />
        </Stack>
      </Card>
    </EntityForm>
  );
}

type Form = UseFormReturn<FeedingValues, unknown, Typed>;

function FeedFields({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const ratioText = useRatioText();
  const measureIn = useMeasureIn(form);
  const feed = form.watch('feed');
  /** What cannot be poured has no ratio and no litres. */
  const settle = (next: FeedKind | undefined) => {
    if (next !== 'syrup') form.setValue('ratio', undefined);
    if (next === undefined || !isPoured(next)) measureIn('kilograms');
  };
  return (
    <>
      <Field form={form} name="feed" label={formatMessage({ id: 'book.feed' })}>
        {({ onChange, ...field }) => (
          <ChoiceField
            {...field}
            isRequired
            options={feedKinds.map((value) => ({
              value,
              label: formatMessage({ id: `book.feed.${inCapitals(value)}` }),
            }))}
            onChange={(value) => {
              settle(value);
              onChange(value);
            }}
          />
        )}
      </Field>
      {feed === 'syrup' && (
        <Field form={form} name="ratio" label={formatMessage({ id: 'book.ratio' })}>
          {(field) => (
            <SelectField
              {...field}
              placeholder={formatMessage({ id: 'book.ratioUnknown' })}
              options={sugarRatios.map((value) => ({ value, label: ratioText(value) }))}
            />
          )}
        </Field>
      )}
      <TypedField form={form} name="words" label={formatMessage({ id: 'book.feedWords' })}>
        {(field) => <TextField {...field} isRequired={feed === 'other'} />}
      </TypedField>
    </>
  );
}

const storedUnits = { kilograms: 'kg', litres: 'l' } as const;

/** Changes the unit; the number stays as the person reads it. */
function useMeasureIn(form: Form): (unit: FeedUnit) => void {
  const units = useUnits();
  return (unit) => {
    const { amount, unit: former } = form.getValues();
    if (amount !== undefined) {
      const shown = inUnits({ value: amount, unit: storedUnits[former] }, units).value;
      form.setValue('amount', asStored({ value: roundTo(shown, 2), unit: storedUnits[unit] }, units));
    }
    form.setValue('unit', unit, { shouldDirty: true });
  };
}

const unitNames = {
  kg: { kilograms: 'KILOGRAMS', litres: 'LITRES' },
  lb: { kilograms: 'POUNDS', litres: 'GALLONS' },
} as const;

function AmountFields({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const { weight } = useUnits();
  const measureIn = useMeasureIn(form);
  const feed = form.watch('feed');
  const isOfMany = form.watch('hiveIds').length > 1;
  const units = feedUnits.filter((unit) => unit === 'kilograms' || (feed !== undefined && isPoured(feed)));
  return (
    <>
      <Field form={form} name="amount" label={formatMessage({ id: 'book.feedAmount' })}>
        {(field) => (
          <AmountField
            {...field}
            isRequired
            min={0}
            step={0.5}
            decimals={1}
            unit={storedUnits[form.watch('unit')]}
          />
        )}
      </Field>
      {units.length > 1 && (
        <Field form={form} name="unit" label={formatMessage({ id: 'book.feedUnit' })}>
          {(field) => (
            <ChoiceField
              {...field}
              onChange={measureIn}
              options={units.map((value) => ({
                value,
                label: formatMessage({ id: `book.feedUnit.${unitNames[weight][value]}` }),
              }))}
            />
          )}
        </Field>
      )}
      {isOfMany && (
        <Field form={form} name="isPerHive" label={formatMessage({ id: 'book.feedSharing' })}>
          {({ value, onChange, ...field }) => (
            <ChoiceField
              {...field}
              options={(['each', 'together'] as const).map((each) => ({
                value: each,
                label: formatMessage({ id: `book.feedSharing.${each}` }),
              }))}
              value={value ? 'each' : 'together'}
              onChange={(each) => onChange(each === 'each')}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** What is left of it in the combs, said to be an estimate. */
function Estimate({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const kilograms = useKilograms();
  const { feed, amount, hiveIds, ...given } = form.watch();
  if (feed === undefined || !amount || hiveIds.length === 0) return null;
  const storedKg = storedEstimateKg({ ...given, feed, amount }, hiveIds.length);
  if (storedKg === undefined) return null;
  return (
    <Text tone="muted">{formatMessage({ id: 'book.storedHint' }, { amount: kilograms(storedKg) })}</Text>
  );
}
