import { type CalibrationForm, calibrationForm } from '@skep/domain';
import { isFailure, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import { AddReferenceWeighingMutation } from '../scale-check/ScaleCheck.graphql.ts';
import { useCreateSensor } from '../sensors/useSaveSensor.ts';
import { useIntl } from '../use-intl.ts';
import { calibrationOf, checkOf, type Readings, scaleOutput } from './calibration.ts';

export type CalibrationFormState = SavedFormState<Readings, CalibrationForm>;

/** Saves what was read of a scale as a sensor definition that holds from now on. @param input the scale to begin with */
export function useCalibrationForm(deviceId: string, input: string | undefined): CalibrationFormState {
  const { formatMessage } = useIntl();
  const [begun] = useState<Readings>(() => ({ ...nothing, input }));
  const creation = useCreateSensor(deviceId);
  const feedback = useMutationFeedback();
  const reference = useMutationResult(AddReferenceWeighingMutation);
  return useEntityForm({
    schema: calibrationForm,
    values: begun,
    async save({ input, ...readings }, _revision, draftId) {
      const calibration = calibrationOf(readings);
      if (!calibration) return undefined;
      const name = formatMessage({ id: 'calibrate.name' }, { input });
      const saved = await creation.run({ ...calibration, input, output: scaleOutput, name }, draftId);
      const check = checkOf(readings);
      // What the scale shows of a known weight is kept: over the years it tells whether the scale moves.
      if (!isFailure(saved) && check && readings.checkKg)
        await feedback(
          reference.run({ deviceId, input: { knownKg: readings.checkKg, shownKg: check.shownKg } }),
        );
      return saved;
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
