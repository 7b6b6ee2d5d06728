import { daysToMove } from '@skep/domain';
import {
  isFailure,
  isQueued,
  useApolloClient,
  useFailureText,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type { PlanOfHiveFragment as Plan, AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { waitingMove } from '../offline/waiting-plan.ts';
import { useIntl } from '../tasks/use-task-intl.ts';
import { methodOf, stepKeyOf, stepsOfTasks, tasksOf } from './known-plan.ts';
import { HivePlanFragment, HivePlansQuery, MoveHivePlanMutation } from './plan.graphql.ts';

type StepOfPlan = NonNullable<Task['plan']>;

/** Moves plans of hives, or one of their steps with those that follow it. */
export function useMovePlan() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const client = useApolloClient();
  const knownPlan = (id: string): Plan | undefined => {
    const known = client.cache.readQuery({ query: HivePlansQuery });
    return readFragment(HivePlanFragment, known?.hivePlans)?.find((plan) => plan.id === id);
  };
  const moving = useMutationResult(MoveHivePlanMutation, {
    waits({ id, step, day }) {
      const plan = knownPlan(id);
      return plan && waitingMove(formatMessage({ id: 'tasks.movePlan' }), plan, { step: step ?? null, day });
    },
  });

  /** @param step default: the start, with all that is open. @param day YYYY-MM-DD */
  async function move(
    planId: string,
    { step, day }: { step?: StepOfPlan['step']; day: string },
  ): Promise<boolean> {
    const result = await moving.run({ id: planId, step: step ?? null, day });
    if (isFailure(result)) {
      notify({ kind: 'problem', text: failureText(result) });
      return false;
    }
    const isHere = isQueued(result);
    notify({
      kind: isHere ? 'information' : 'success',
      text: formatMessage({ id: isHere ? 'tasks.planMovesLater' : 'tasks.planMoved' }),
    });
    return true;
  }

  /** Undefined where nothing follows the task, or it follows already. @param day on which the task is, or was, done */
  async function followingOf(task: Task, day: string): Promise<(() => void) | undefined> {
    if (!task.plan || task.plan.plannedDay === day) return undefined;
    await client.query({ query: HivePlansQuery }).catch(() => undefined);
    const plan = knownPlan(task.plan.planId);
    const step = stepKeyOf(task.plan.step);
    if (plan === undefined || step === undefined || !plan.canEdit) return undefined;
    const steps = stepsOfTasks(tasksOf(plan)).map((one) =>
      one.id === task.id ? { ...one, day, doneOn: day } : one,
    );
    if (daysToMove({ method: methodOf(plan.method), steps }, step) === undefined) return undefined;
    const { planId, step: wireStep } = task.plan;
    return () => void move(planId, { step: wireStep, day });
  }

  return { move, followingOf, isRunning: moving.isRunning };
}
