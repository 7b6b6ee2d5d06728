import { bloomDaysForm } from '@skep/domain';
import type { MutationFailure } from '@skep/remote-kit';
import { Field, RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Button, Row, Stack } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import type { SeasonBloomFragment as Bloom } from '../generated/graphql.ts';
import { useIntl } from './use-season-intl.ts';
import type { useChangeBloom } from './useChangeBloom.ts';
import { usePlantName } from './usePlantName.ts';

export interface BloomFormProps {
  bloom: Bloom;
  /** YYYY-MM-DD between which it may lie. */
  range: { from: string; until: string };
  change: ReturnType<typeof useChangeBloom>;
  onEnd: () => void;
}

interface TypedDays {
  firstDay: string | undefined;
  lastDay: string | undefined;
}

/** Changes the days of a bloom, or deletes what was noted of it. */
export function BloomForm({ bloom, range, change, onEnd }: BloomFormProps) {
  const { formatMessage } = useIntl();
  const plant = usePlantName()(bloom.plant);
  const values: TypedDays = { firstDay: bloom.firstDay, lastDay: bloom.lastDay ?? undefined };
  const sent = useRequestForm({
    schema: bloomDaysForm(range),
    values,
    send: async (days): Promise<object | MutationFailure> => change.send(days),
    onSent: (answer, days) => {
      change.report(answer, days, bloom);
      onEnd();
    },
  });
  const { form } = sent;
  return (
    <RequestForm
      of={sent}
      idPrefix={`${bloom.id}-`}
      submitLabel={formatMessage({ id: 'season.save' })}
      submitKind="plain"
      aria-label={formatMessage({ id: 'season.daysOf' }, { plant })}
    >
      <Stack gap={16}>
        <Field form={form} name="firstDay" label={formatMessage({ id: 'season.firstDay' })}>
          {(field) => <DateField {...field} isRequired min={range.from} max={range.until} />}
        </Field>
        <Field form={form} name="lastDay" label={formatMessage({ id: 'season.lastDay' })}>
          {(field) => <DateField {...field} min={range.from} max={range.until} />}
        </Field>
        <Row>
          <Button
            kind="quiet"
            icon="trash"
            isBusy={change.isRunning}
            onClick={() => {
              onEnd();
              void change.save(undefined, bloom);
            }}
          >
            {formatMessage({ id: 'season.delete' })}
          </Button>
        </Row>
      </Stack>
    </RequestForm>
  );
}
