import { type CalibrationForm, calibrationForm } from '@skep/domain';
import { type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import { useCreateSensor } from '../sensors/useSaveSensor.ts';
import { useIntl } from '../use-intl.ts';
import { calibrationOf, type Readings, scaleOutput } from './calibration.ts';

export type CalibrationFormState = SavedFormState<Readings, CalibrationForm>;

/** Saves what was read of a scale as a sensor definition that holds from now on. @param input the scale to begin with */
export function useCalibrationForm(deviceId: string, input: string | undefined): CalibrationFormState {
  const { formatMessage } = useIntl();
  const [begun] = useState<Readings>(() => ({ ...nothing, input }));
  const creation = useCreateSensor(deviceId);
  return useEntityForm({
    schema: calibrationForm,
    values: begun,
    async save({ input, ...readings }, _revision, draftId) {
      const calibration = calibrationOf(readings);
      const name = formatMessage({ id: 'calibrate.name' }, { input });
      return calibration && creation.run({ ...calibration, input, output: scaleOutput, name }, draftId);
    },
    savedText: () => formatMessage({ id: 'calibrate.saved' }),
    backTo: `/devices/${deviceId}`,
  });
}

const nothing: Readings = {
  input: undefined,
  emptyRaw: undefined,
  loadedRaw: undefined,
  knownKg: undefined,
  checkRaw: undefined,
  checkKg: undefined,
};
