import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { type SubmitEvent, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { v7 as newClientId } from 'uuid';
import { newApiaryValues, sentApiary } from './new-apiary-values.ts';
import { type Step, stepOfField, steps } from './steps.ts';
import { useCreateApiary } from './useCreateApiary.ts';
import { type NewApiaryFormState, useNewApiaryForm } from './useNewApiaryForm.ts';

export interface NewApiary {
  form: NewApiaryFormState;
  submit: (event: SubmitEvent) => void;
  isSaving: boolean;
  failure: MutationFailure | undefined;
  cancel: () => void;
}

/** The form of a new apiary and its one request. @param goTo opens the step at which something is wrong */
export function useNewApiary(apiaryCount: number, goTo: (step: Step) => void): NewApiary {
  const intl = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const [initial] = useState(() => newApiaryValues(intl, apiaryCount));
  // One for the visit: steps that are sent twice, as after a lost answer, make one apiary.
  const [clientId] = useState(() => newClientId());
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useNewApiaryForm(initial);
  const guard = useFormGuard(form.formState.isDirty);
  const creation = useCreateApiary();

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const answer = await creation.run({ input: sentApiary(values, clientId) });
      if (isFailure(answer)) {
        setFailure(answer);
        setServerProblems(form.setError, answer);
        const first = answer.fields[0];
        if (first) goTo(stepOfField(first.path));
        return;
      }
      notify({
        kind: 'success',
        text: intl.formatMessage({ id: 'hives.apiaryCreated' }, { name: values.name }),
      });
      guard.leave(() => navigation.go('/', { replace: true }));
    },
    (errors) => {
      const step = firstStepOf(errors);
      if (step) goTo(step);
    },
  );

  return { form, submit, isSaving: creation.isRunning, failure, cancel: () => navigation.back('/') };
}

/** The first step with something wrong in it. */
function firstStepOf(errors: FieldErrors): Step | undefined {
  const { hives = {}, ...others } = errors;
  const names = [...Object.keys(others), ...Object.keys(hives).map((name) => `hives.${name}`)];
  const wrong = new Set(names.map(stepOfField));
  return steps.find((step) => wrong.has(step));
}
