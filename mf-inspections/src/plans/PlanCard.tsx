import { daysToMove, hivePlanRules, stepsOf } from '@skep/domain';
import { isTemporaryId, Link, useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Checkbox, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { startTransition, useOptimistic, useState } from 'react';
import { is } from 'valibot';
import type { PlanOfHiveFragment as Plan, AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { waitingEnd } from '../offline/waiting-plan.ts';
import { forgetTask, useChangeTask } from '../tasks/useChangeTask.ts';
import { dayOfMoment, methodOf, stepKeyOf, stepsOfTasks, tasksOf } from './known-plan.ts';
import { MatingWeather } from './MatingWeather.tsx';
import { EndHivePlanMutation } from './plan.graphql.ts';
import { useIntl } from './use-plan-intl.ts';
import { useMovePlan } from './useMovePlan.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** Whether some of its steps are open, also where they were ticked without a network. */
export function isGoing(plan: Plan): boolean {
  return plan.state !== 'CANCELLED' && tasksOf(plan).some(({ doneAt }) => !doneAt);
}

/** A method at a hive: its steps with their days, which can be ticked, and what can be done with all of it. */
export function PlanCard({ plan, apiaryId }: { plan: Plan; apiaryId: string | undefined }) {
  const { formatMessage } = useIntl();
  const { nameOfPlan, dateText } = usePlanTexts();
  const isOpen = isGoing(plan);
  return (
    <Card as="li">
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} look={3}>
            {nameOfPlan(plan)}
          </Heading>
          <Text size="small" tone="muted">
            {isOpen
              ? formatMessage({ id: 'plans.from' }, { date: dateText(plan.startDay) })
              : formatMessage({ id: plan.state === 'CANCELLED' ? 'plans.cancelled' : 'plans.allDone' })}
          </Text>
        </Stack>
        <Stack as="ul" gap={8}>
          {tasksOf(plan).map((task) => (
            <PlanStep key={task.id} plan={plan} task={task} apiaryId={apiaryId} />
          ))}
        </Stack>
        {isOpen && plan.canEdit && <PlanActions plan={plan} />}
      </Stack>
    </Card>
  );
}

interface PlanStepProps {
  plan: Plan;
  task: Task;
  apiaryId: string | undefined;
}

function PlanStep({ plan, task, apiaryId }: PlanStepProps) {
  const { formatMessage } = useIntl();
  const { dateText } = usePlanTexts();
  const change = useChangeTask(task);
  // A tick is seen at once, and goes where it could not be saved.
  const [isDone, showDone] = useOptimistic(Boolean(task.doneAt));
  const step = task.plan && stepKeyOf(task.plan.step);
  const needsWarmth = stepsOf(methodOf(plan.method)).some((one) => one.step === step && one.needsWarmth);
  return (
    <Stack as="li" gap={4}>
      <Checkbox
        label={task.title}
        isChecked={isDone}
        isDisabled={!task.canEdit}
        onChange={(isTicked) =>
          startTransition(async () => {
            showDone(isTicked);
            await change.setDone(isTicked);
          })
        }
      />
      <Row gap={8}>
        <Text size="small" tone="muted">
          {task.doneAt
            ? formatMessage({ id: 'tasks.doneOn' }, { date: dateText(dayOfMoment(task.doneAt)) })
            : task.day && <time dateTime={task.day}>{dateText(task.day)}</time>}
        </Text>
        {!isDone && task.canEdit && !isTemporaryId(task.id) && (
          <Link
            to={`/tasks/${task.id}`}
            aria-label={formatMessage({ id: 'plans.editStep' }, { step: task.title })}
          >
            {formatMessage({ id: 'tasks.edit' })}
          </Link>
        )}
      </Row>
      {needsWarmth && !isDone && <MatingWeather day={task.day ?? undefined} apiaryId={apiaryId} />}
      {plan.canEdit && isGoing(plan) && <OffPlan plan={plan} task={task} />}
    </Stack>
  );
}

/** Of a step that is, or was done, on another day than planned: what follows it can move with it. */
function OffPlan({ plan, task }: Pick<PlanStepProps, 'plan' | 'task'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { dateText } = usePlanTexts();
  const { move, isRunning } = useMovePlan();
  const step = task.plan && stepKeyOf(task.plan.step);
  const steps = stepsOfTasks(tasksOf(plan));
  const days = step ? daysToMove({ method: methodOf(plan.method), steps }, step) : undefined;
  const day = task.doneAt ? dayOfMoment(task.doneAt) : task.day;
  if (days === undefined || !task.plan || !day) return null;
  const { step: wireStep, plannedDay } = task.plan;
  return (
    <Notice
      kind="information"
      action={
        <Button isBusy={isRunning} onClick={() => void move(plan.id, { step: wireStep, day })}>
          {formatMessage(
            { id: days > 0 ? 'plans.moveLater' : 'plans.moveEarlier' },
            { days: formatNumber(Math.abs(days), { style: 'unit', unit: 'day', unitDisplay: 'long' }) },
          )}
        </Button>
      }
    >
      {formatMessage({ id: 'plans.offPlan' }, { date: dateText(plannedDay) })}
    </Notice>
  );
}

function PlanActions({ plan }: { plan: Plan }) {
  const { formatMessage } = useIntl();
  const [isMoving, setIsMoving] = useState(false);
  const end = useEndPlan(plan);
  if (isMoving) return <MoveFields plan={plan} onEnd={() => setIsMoving(false)} />;
  return (
    <Row gap={8}>
      <Button icon="calendar" onClick={() => setIsMoving(true)}>
        {formatMessage({ id: 'plans.move' })}
      </Button>
      <Button kind="quiet" onClick={() => void end()}>
        {formatMessage({ id: 'plans.end' })}
      </Button>
    </Row>
  );
}

function MoveFields({ plan, onEnd }: { plan: Plan; onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const { move, isRunning } = useMovePlan();
  const [day, setDay] = useState<string | undefined>(plan.startDay);
  const run = async () => {
    if (day !== undefined && (await move(plan.id, { day }))) onEnd();
  };
  return (
    <Stack gap={8}>
      <DateField label={formatMessage({ id: 'plans.newStart' })} value={day} onChange={setDay} />
      <Row gap={8}>
        <Button
          kind="main"
          isBusy={isRunning}
          isDisabled={!is(hivePlanRules.startDay, day)}
          onClick={() => void run()}
        >
          {formatMessage({ id: 'plans.moveAll' })}
        </Button>
        <Button kind="quiet" onClick={onEnd}>
          {formatMessage({ id: 'plans.leave' })}
        </Button>
      </Row>
    </Stack>
  );
}

/** Asks first. */
function useEndPlan(plan: Plan): () => Promise<void> {
  const { formatMessage } = useIntl();
  const { nameOfPlan } = usePlanTexts();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const method = nameOfPlan(plan);
  const ending = useMutationResult(EndHivePlanMutation, {
    waits: () => waitingEnd(formatMessage({ id: 'plans.endTitle' }, { method }), plan),
    update(cache, { data }) {
      if (data?.endHivePlan.__typename !== 'HivePlan') return;
      for (const { id, doneAt } of tasksOf(plan)) if (!doneAt) forgetTask(cache, id);
    },
  });
  return async () => {
    const isSure = await confirm({
      title: formatMessage({ id: 'plans.endTitle' }, { method }),
      text: formatMessage({ id: 'plans.endText' }),
      confirmLabel: formatMessage({ id: 'plans.end' }),
      isDestructive: true,
    });
    if (isSure) await feedback(ending.run({ id: plan.id }));
  };
}
