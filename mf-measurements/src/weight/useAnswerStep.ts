import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import type { WeightStepAnswer } from '../generated/graphql.ts';
import { AnswerWeightStepMutation, ColonyWeightQuery } from './ColonyWeight.graphql.ts';
import type { WeightStep } from './step.ts';
import { useIntl } from './use-weight-intl.ts';

/** Says what a step was, with a way back. */
export function useAnswerStep(onAnswered?: () => void) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  // The service computes curve and gains again.
  const mutation = useMutationResult(AnswerWeightStepMutation, { refetchQueries: [ColonyWeightQuery] });

  async function send({ deviceId, time }: WeightStep, answer: WeightStepAnswer | null) {
    const result = await mutation.run({ deviceId, time, answer });
    if (isFailure(result)) notify({ kind: 'problem', text: failureText(result) });
    return !isFailure(result);
  }

  async function run(step: WeightStep, answer: WeightStepAnswer) {
    if (!(await send(step, answer))) return;
    onAnswered?.();
    const undo = { label: formatMessage({ id: 'weight.undo' }), run: () => void send(step, null) };
    notify({ kind: 'success', text: formatMessage({ id: 'weight.answered' }), action: undo });
  }

  return {
    run: (step: WeightStep, answer: WeightStepAnswer) => void run(step, answer),
    undoQueued: (step: WeightStep) => void send(step, null),
    isRunning: mutation.isRunning,
  };
}
