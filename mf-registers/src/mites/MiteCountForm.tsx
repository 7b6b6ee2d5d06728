import {
  type MiteThresholds,
  miteCountForm,
  miteMethods,
  miteUnitOf,
  notAhead,
  type MiteCountForm as Typed,
} from '@skep/domain';
import { useMutationResult, useNavigation } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card, ChoiceField, Stack, Text } from '@skep/ui';
import { DateField, NumberField } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { CorrectionField } from '../entry-forms/CorrectionField.tsx';
import { forgetBook } from '../entry-forms/forget-book.ts';
import { HivesField } from '../entry-forms/HivesField.tsx';
import type { HiveSet } from '../entry-forms/offered-hives.ts';
import { useCorrectAction } from '../entry-forms/useCorrectAction.ts';
import { type Corrected, useWaitingEntry } from '../entry-forms/useWaitingEntry.ts';
import { saidMiteCount } from '../offline/waiting-entry.ts';
import { useIntl } from '../use-mite-intl.ts';
import { CreateMiteCountMutation } from './CountMites.graphql.ts';
import { HiveCountFields } from './HiveCountFields.tsx';
import { type MiteCountValues, nextSteps } from './mite-count-values.ts';
import { miteCountInput, spelled } from './mite-values.ts';

export interface MiteCountFormProps {
  values: MiteCountValues;
  sets: readonly HiveSet[];
  thresholds: MiteThresholds;
  corrected?: Corrected | undefined;
}

export type MiteCountFormState = UseFormReturn<MiteCountValues, unknown, Typed>;

/** A count in one hive or in many, or its correction. */
export function MiteCountForm({ values, sets, thresholds, corrected }: MiteCountFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const waiting = useWaitingEntry<MiteCountValues>({ path: '/registers/mites/create', sets, corrected });
  const creation = useMutationResult(CreateMiteCountMutation, {
    update: forgetBook,
    waits: ({ input }, id) => {
      const hives = waiting.hivesOf(input.counts.map(({ hiveId }) => hiveId));
      return waiting.waits('createMiteCount', saidMiteCount(input, hives), id);
    },
  });
  const saved = useEntityForm<MiteCountValues, Typed, { id: string }>({
    schema: notAhead(miteCountForm, () => new Date()),
    values,
    draft: waiting.draft,
    save: (form, _revision, draftId) =>
      creation.run({ input: miteCountInput(withoutRecount(form)) }, draftId),
    fieldOf: (path) => path.replace(/^hiveIds\..*/, 'hiveIds'),
    savedText: () => formatMessage({ id: 'book.miteCount.saved' }),
    savedAction: useCorrectAction(),
    onSaved(_answer, { hiveIds }) {
      const isTreating = saved.form.getValues('next') === 'treat';
      const path = isTreating
        ? `/registers/treatments/create?hiveIds=${hiveIds.join(',')}`
        : '/registers/mites';
      saved.leave(() => navigation.go(path, { replace: true }));
    },
  });
  const { form } = saved;
  /** What was typed before another step was chosen is not meant any more. */
  const withoutRecount = ({ recountDay, ...form }: Typed): Typed =>
    saved.form.getValues('next') === 'recount' ? { ...form, recountDay } : form;
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Text>{formatMessage({ id: 'book.locked' })}</Text>
      {values.correctsId !== undefined && <CorrectionField form={form} />}
      <Card as="section">
        <Stack gap={24}>
          <Field form={form} name="hiveIds" label={formatMessage({ id: 'book.hives' })}>
            {(field) => <HivesField {...field} sets={sets} day={form.watch('day')} />}
          </Field>
          <HowFields form={form} />
        </Stack>
      </Card>
      <HiveCountFields form={form} sets={sets} thresholds={thresholds} />
      <Card as="section">
        <Stack gap={24}>
          <NextFields form={form} />
        </Stack>
      </Card>
    </EntityForm>
  );
}

function HowFields({ form }: { form: MiteCountFormState }) {
  const { formatMessage } = useIntl();
  const methods = miteMethods.map((value) => ({
    value,
    label: formatMessage({ id: `book.mites.method.${spelled(value)}` }),
  }));
  return (
    <>
      <Field form={form} name="day" label={formatMessage({ id: 'book.harvestDay' })}>
        {(field) => <DateField {...field} isRequired />}
      </Field>
      <Field form={form} name="method" label={formatMessage({ id: 'book.method' })}>
        {(field) => <ChoiceField {...field} options={methods} />}
      </Field>
      {miteUnitOf(form.watch('method')) === 'per_day' && (
        <Field form={form} name="days" label={formatMessage({ id: 'book.mites.days' })}>
          {(field) => (
            <NumberField {...field} isRequired min={1} hint={formatMessage({ id: 'mites.daysHint' })} />
          )}
        </Field>
      )}
    </>
  );
}

/** A choice, and no advice: what is right for a colony no number says. */
function NextFields({ form }: { form: MiteCountFormState }) {
  const { formatMessage } = useIntl();
  const steps = nextSteps.map((value) => ({ value, label: formatMessage({ id: `mites.next.${value}` }) }));
  return (
    <>
      <Field form={form} name="next" label={formatMessage({ id: 'mites.next' })}>
        {(field) => <ChoiceField {...field} options={steps} hint={formatMessage({ id: 'mites.nextHint' })} />}
      </Field>
      {form.watch('next') === 'recount' && (
        <Field form={form} name="recountDay" label={formatMessage({ id: 'book.mites.recountDay' })}>
          {(field) => <DateField {...field} isRequired />}
        </Field>
      )}
    </>
  );
}
