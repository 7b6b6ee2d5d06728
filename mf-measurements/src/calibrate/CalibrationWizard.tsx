import { EntityForm } from '@skep/remote-kit/form';
import { Button, Card, Row, Stack } from '@skep/ui';
import { ProgressSteps } from '@skep/ui/form';
import { type SyntheticEvent, useState } from 'react';
import type { Quantity } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import { CheckStep } from './CheckStep.tsx';
import { calibrationOf, type Definition, isNumber, type Readings, scalesOf } from './calibration.ts';
import type { Newest } from './ReadingField.tsx';
import { EmptyStep, LoadStep } from './ReadingSteps.tsx';
import { useCalibrationForm } from './useCalibrationForm.ts';

export interface CalibrationWizardProps {
  deviceId: string;
  definitions: readonly Definition[];
  newest: Newest | undefined;
  quantities: readonly Quantity[];
  onLookAgain: () => void;
}

const steps = ['empty', 'load', 'check'] as const;

/** One form in three steps; the last one saves. */
export function CalibrationWizard({
  deviceId,
  definitions,
  newest,
  quantities,
  onLookAgain,
}: CalibrationWizardProps) {
  const { formatMessage } = useIntl();
  const scales = scalesOf(newest?.values ?? []);
  const [step, setStep] = useState<(typeof steps)[number]>('empty');
  const saved = useCalibrationForm(deviceId, scales[0]);
  const { form, submit, isSending, cancel } = saved;
  const readings = form.watch();
  const calibration = calibrationOf(readings);
  const next = steps[steps.indexOf(step) + 1];
  const isReady = isOpen(next ?? step, readings);
  const shared = { form, readings, newest, onLookAgain };

  /** Enter, and the main button: on to the next step; only the last one saves. */
  function submitStep(event: SyntheticEvent) {
    event.preventDefault();
    if (!isReady) return;
    if (next) setStep(next);
    else void submit(event);
  }

  return (
    <Stack gap={16}>
      <ProgressSteps
        label={formatMessage({ id: 'calibrate.steps' })}
        steps={steps.map((id) => ({ id, label: formatMessage({ id: `calibrate.step.${id}` }) }))}
        current={step}
        onSelect={(id) => setStep(steps.find((each) => each === id && isOpen(each, readings)) ?? step)}
      />
      <EntityForm
        of={saved}
        onSubmit={submitStep}
        buttons={
          <Row gap={12}>
            <Button kind="main" type="submit" isDisabled={!isReady} isBusy={isSending}>
              {formatMessage({ id: next ? 'calibrate.next' : 'calibrate.save' })}
            </Button>
            <Button kind="quiet" onClick={cancel}>
              {formatMessage({ id: 'kit.form.cancel' })}
            </Button>
          </Row>
        }
      >
        <Card as="section">
          {step === 'empty' && <EmptyStep {...shared} scales={scales} quantities={quantities} />}
          {step === 'load' && <LoadStep {...shared} />}
          {step === 'check' && calibration && (
            <CheckStep {...shared} calibration={calibration} definitions={definitions} />
          )}
        </Card>
      </EntityForm>
    </Stack>
  );
}

/** A step can be opened once those before it are done. */
function isOpen(step: (typeof steps)[number], readings: Readings): boolean {
  if (step === 'empty') return true;
  return step === 'load' ? isNumber(readings.emptyRaw) : calibrationOf(readings) !== undefined;
}
