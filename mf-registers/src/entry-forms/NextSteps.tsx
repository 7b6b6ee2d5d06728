import { Card, Checkbox, Heading, Stack, Text } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { useIntl } from '../use-book-intl.ts';
import type { TreatmentFormState } from './TreatmentForm.tsx';
import { offeredSteps, type StepValue } from './treatment-values.ts';

/** What is to be done after a treatment, ticked: each becomes a reminder of its hives. Nothing where all has passed. */
export function NextSteps({ form, today }: { form: TreatmentFormState; today: string }) {
  const { formatMessage } = useIntl();
  const [method, day, lastDay, steps] = form.watch(['method', 'day', 'lastDay', 'steps']);
  const offered = offeredSteps({ method, day, lastDay, steps }, today);
  if (offered.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{formatMessage({ id: 'book.steps' })}</Heading>
          <Text tone="muted">{formatMessage({ id: 'book.stepsHint' })}</Text>
        </Stack>
        {offered.map(({ step, ...value }) => {
          const change = (changed: Partial<StepValue>) =>
            form.setValue('steps', { ...steps, [step]: { ...value, ...changed } }, { shouldDirty: true });
          const label = formatMessage({ id: `book.step.${step}` });
          return (
            <Stack key={step} gap={8}>
              <Checkbox
                label={label}
                isChecked={value.isWanted}
                onChange={(isWanted) => change({ isWanted })}
              />
              {value.isWanted && (
                <DateField
                  label={formatMessage({ id: 'book.stepDay' }, { step: label })}
                  value={value.day}
                  onChange={(chosen) => change({ day: chosen })}
                />
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
