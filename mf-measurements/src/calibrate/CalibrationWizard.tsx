import { useFormGuard, useNavigation } from '@skep/remote-kit';
import { Button, Card, Notice, Row, Stack } from '@skep/ui';
import { ProgressSteps } from '@skep/ui/form';
import { useState } from 'react';
import type { Quantity } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import { CheckStep } from './CheckStep.tsx';
import { calibrationOf, type Definition, isNumber, type Readings, scalesOf } from './calibration.ts';
import type { Newest } from './ReadingField.tsx';
import { EmptyStep, LoadStep } from './ReadingSteps.tsx';
import { useSaveCalibration } from './useSaveCalibration.ts';

export interface CalibrationWizardProps {
  deviceId: string;
  definitions: readonly Definition[];
  newest: Newest | undefined;
  quantities: readonly Quantity[];
  onLookAgain: () => void;
}

const steps = ['empty', 'load', 'check'] as const;

export function CalibrationWizard({
  deviceId,
  definitions,
  newest,
  quantities,
  onLookAgain,
}: CalibrationWizardProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const scales = scalesOf(newest?.values ?? []);
  const [readings, setReadings] = useState<Readings>({ ...nothing, input: scales[0] });
  const [step, setStep] = useState<(typeof steps)[number]>('empty');
  const guard = useFormGuard(isNumber(readings.emptyRaw));
  const saving = useSaveCalibration(deviceId);
  const calibration = calibrationOf(readings);
  const isReady = { empty: isNumber(readings.emptyRaw), load: calibration !== undefined, check: true }[step];
  const change = (part: Partial<Readings>) => setReadings({ ...readings, ...part });
  const shared = { readings, change, newest, onLookAgain };

  async function next() {
    const following = steps[steps.indexOf(step) + 1];
    if (following) return setStep(following);
    if (calibration === undefined || readings.input === undefined) return;
    const isSaved = await saving.run(readings.input, calibration);
    if (isSaved) guard.leave(() => navigation.back(`/devices/${deviceId}`));
  }

  return (
    <Stack gap={16}>
      <ProgressSteps
        label={formatMessage({ id: 'calibrate.steps' })}
        steps={steps.map((id) => ({ id, label: formatMessage({ id: `calibrate.step.${id}` }) }))}
        current={step}
        onSelect={(id) => setStep(steps.find((each) => each === id && isOpen(each, readings)) ?? step)}
      />
      <Card as="section">
        {step === 'empty' && <EmptyStep {...shared} scales={scales} quantities={quantities} />}
        {step === 'load' && <LoadStep {...shared} />}
        {step === 'check' && calibration && (
          <CheckStep {...shared} calibration={calibration} definitions={definitions} />
        )}
      </Card>
      {saving.problem && <Notice kind="problem">{saving.problem}</Notice>}
      <Row gap={12}>
        <Button kind="main" isDisabled={!isReady} isBusy={saving.isRunning} onClick={() => void next()}>
          {formatMessage({ id: step === 'check' ? 'calibrate.save' : 'calibrate.next' })}
        </Button>
        <Button kind="quiet" onClick={() => navigation.back(`/devices/${deviceId}`)}>
          {formatMessage({ id: 'kit.form.cancel' })}
        </Button>
      </Row>
    </Stack>
  );
}

const nothing: Readings = {
  input: undefined,
  emptyRaw: undefined,
  loadedRaw: undefined,
  knownKg: undefined,
  checkRaw: undefined,
  checkKg: undefined,
};

/** A step can be opened once those before it are done. */
function isOpen(step: (typeof steps)[number], readings: Readings): boolean {
  if (step === 'empty') return true;
  return step === 'load' ? isNumber(readings.emptyRaw) : calibrationOf(readings) !== undefined;
}
