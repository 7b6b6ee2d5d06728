import type { ScaleCalibration } from '@skep/domain';
import { isFailure, useFailureText, useNotify } from '@skep/remote-kit';
import { useState } from 'react';
import { useCreateSensor } from '../sensors/useSaveSensor.ts';
import { useIntl } from '../use-intl.ts';
import { scaleOutput } from './calibration.ts';

/** Saves a calibration as a sensor definition that holds from now on. Resolves to whether it is saved. */
export function useSaveCalibration(deviceId: string) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const saving = useCreateSensor(deviceId);

  async function run(input: string, calibration: ScaleCalibration): Promise<boolean> {
    setProblem(undefined);
    const answer = await saving.run({
      ...calibration,
      input,
      output: scaleOutput,
      name: formatMessage({ id: 'calibrate.name' }, { input }),
    });
    if (isFailure(answer)) {
      setProblem(failureText(answer));
      return false;
    }
    notify({ kind: 'success', text: formatMessage({ id: 'calibrate.saved' }) });
    return true;
  }

  return { run, problem, isRunning: saving.isRunning };
}
