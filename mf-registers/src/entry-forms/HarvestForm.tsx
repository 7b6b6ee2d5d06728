import { harvestFormWith, isWithin, notAhead, type HarvestForm as Typed } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, Notice, Stack, Text } from '@skep/ui';
import { DateField, NumberField, TextArea } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useDays } from '../entries/useEntryTexts.ts';
import type { WriteIntoRegisterQuery } from '../generated/graphql.ts';
import { saidHarvest } from '../offline/waiting-entry.ts';
import { useIntl } from '../use-book-intl.ts';
import { AmountField } from './AmountField.tsx';
import { CorrectionField } from './CorrectionField.tsx';
import { forgetBook } from './forget-book.ts';
import { HivesField } from './HivesField.tsx';
import { HoneyFields } from './HoneyFields.tsx';
import { type HarvestValues, harvestInput } from './harvest-values.ts';
import type { HiveSet } from './offered-hives.ts';
import { useCorrectAction } from './useCorrectAction.ts';
import { type Corrected, useWaitingEntry } from './useWaitingEntry.ts';
import { CreateHarvestMutation } from './write.graphql.ts';

export interface HarvestFormProps {
  values: HarvestValues;
  sets: readonly HiveSet[];
  waits: WriteIntoRegisterQuery['honeyWaits'];
  /** The one in whose place it is to stand. Default: it is a new one. */
  corrected?: Corrected | undefined;
}

/** What was taken; a withdrawal period is shown before it is saved. */
export function HarvestForm({ values, sets, waits, corrected }: HarvestFormProps) {
  const { formatMessage } = useIntl();
  const waiting = useWaitingEntry<HarvestValues>({ path: '/registers/harvests/create', sets, corrected });
  const creation = useMutationResult(CreateHarvestMutation, {
    update: forgetBook,
    waits: ({ input }, id) =>
      waiting.waits('createHarvest', saidHarvest(input, waiting.hivesOf(input.hiveIds)), id),
  });
  const saved = useEntityForm({
    schema: notAhead(harvestFormWith(waits), () => new Date()),
    values,
    draft: waiting.draft,
    save: (form, _revision, draftId) => creation.run({ input: harvestInput(form) }, draftId),
    fieldOf: (path) => path.replace(/^(hiveIds|frames)\..*/, '$1'),
    savedText: () => formatMessage({ id: 'book.harvest.saved' }),
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
          <WaitField form={form} sets={sets} waits={waits} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          <AmountFields form={form} sets={sets} />
          <HoneyFields form={form} />
        </Stack>
      </Card>
    </EntityForm>
  );
}

export type HarvestFormState = UseFormReturn<HarvestValues, unknown, Typed>;

/** Which of the ticked hives have to wait, until when; and why it is taken all the same. */
function WaitField({
  form,
  sets,
  waits,
}: { form: HarvestFormState } & Pick<HarvestFormProps, 'sets' | 'waits'>) {
  const { formatMessage } = useIntl();
  const days = useDays();
  const day = form.watch('day') ?? '';
  const hiveIds = form.watch('hiveIds');
  const names = new Map(sets.flatMap(({ hives }) => hives.map(({ id, name }) => [id, name])));
  const waiting = waits.filter((wait) => hiveIds.includes(wait.hiveId) && isWithin(day, wait));
  const isReasonNeeded = waiting.length > 0 || form.formState.errors.withdrawalReason !== undefined;
  if (!isReasonNeeded && form.getValues('withdrawalReason') === '') return null;
  return (
    <>
      {waiting.length > 0 && (
        <Notice kind="problem">
          <Text isBold>{formatMessage({ id: 'book.stop' })}</Text>
          <ul>
            {waiting.map(({ hiveId, honeyFrom, product }) => (
              <li key={`${hiveId} ${product} ${honeyFrom}`}>
                {formatMessage(
                  { id: 'book.waitsFor' },
                  { hive: names.get(hiveId), product, date: days(honeyFrom, honeyFrom) },
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TypedField form={form} name="withdrawalReason" label={formatMessage({ id: 'book.withdrawalReason' })}>
        {(field) => <TextArea {...field} isRequired={waiting.length > 0} rows={2} />}
      </TypedField>
    </>
  );
}

function AmountFields({ form, sets }: { form: HarvestFormState; sets: readonly HiveSet[] }) {
  const { formatMessage } = useIntl();
  const hiveIds = form.watch('hiveIds');
  const hives = sets.flatMap((set) => set.hives).filter(({ id }) => hiveIds.includes(id));
  return (
    <>
      <Field form={form} name="kilograms" label={formatMessage({ id: 'book.kilograms' })}>
        {(field) => (
          <AmountField
            {...field}
            hint={formatMessage({ id: 'book.kilogramsHint' })}
            min={0}
            step={1}
            decimals={1}
            unit="kg"
          />
        )}
      </Field>
      {hives.length > 0 && (
        <>
          {hives.length > 1 && <Text tone="muted">{formatMessage({ id: 'book.framesHint' })}</Text>}
          <Field form={form} name="frames" label={formatMessage({ id: 'book.frames' })}>
            {({ id, value, onChange }) =>
              hives.map((hive, index) => (
                <NumberField
                  key={hive.id}
                  {...(index === 0 && { id })}
                  label={formatMessage({ id: 'book.framesOf' }, { hive: hive.name })}
                  value={value[hive.id]}
                  min={0}
                  onChange={(count) => {
                    const { [hive.id]: _, ...others } = value;
                    onChange(count === undefined ? others : { ...others, [hive.id]: count });
                  }}
                />
              ))
            }
          </Field>
        </>
      )}
    </>
  );
}
