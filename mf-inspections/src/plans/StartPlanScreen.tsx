import {
  datedSteps,
  dayAfter,
  type HivePlanForm,
  hiveMethods,
  hivePlanForm,
  hivePlanRules,
  methodStarts,
  startsOf,
} from '@skep/domain';
import {
  notFoundState,
  useMutationResult,
  useNow,
  useParams,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { EntityForm, Field, FormBar, useEntityForm } from '@skep/remote-kit/form';
import { Card, ChoiceField, Heading, Notice, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { DateField, localMinute, SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HivePlanInput } from '../generated/graphql.ts';
import { waitingStart } from '../offline/waiting-plan.ts';
import { addToAgenda } from '../tasks/useChangeTask.ts';
import { tasksOf, wireMethod, wireStep } from './known-plan.ts';
import { HivePlanFragment, HivePlansQuery, StartHivePlanMutation } from './plan.graphql.ts';
import { useIntl } from './use-plan-intl.ts';
import { useHiveOfPlans } from './useHiveOfPlans.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** Chooses a method for a hive and the day of its start, with a preview of its dated steps. */
export function StartPlanScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(HivePlansQuery);
  const hive = useHiveOfPlans(result.data, id);
  const state = notFoundState(useScreenState(result), hive === null, {
    title: formatMessage({ id: 'inspections.hiveNotFoundTitle' }),
    text: formatMessage({ id: 'inspections.hiveNotFoundText' }),
    link: { to: '/diary', label: formatMessage({ id: 'inspections.toDiary' }) },
  });
  const title = formatMessage({ id: hive ? 'plans.startAt' : 'plans.start' }, { hive: hive?.name });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {hive?.canEdit && <StartForm key={hive.id} hive={hive} />}
        {hive && !hive.canEdit && (
          <Notice kind="information">{formatMessage({ id: 'plans.readOnly' })}</Notice>
        )}
      </ScreenStates>
    </Page>
  );
}

type Hive = NonNullable<ReturnType<typeof useHiveOfPlans>>;
type Values = Omit<HivePlanForm, 'day'> & { day: string | undefined };

/** The day from which the steps count. A method that does not start by that has its own first way. */
function startDayOf({ method, startsBy, day }: HivePlanForm): string {
  const starts = startsOf(method);
  const by = starts.includes(startsBy) ? startsBy : starts[0];
  return dayAfter(day, by ? methodStarts[by] : 0);
}

/** Steps that are still to come on that day: nobody plans what has passed. */
const stepsToCome = (values: HivePlanForm, today: string) =>
  datedSteps(values.method, startDayOf(values)).filter(({ day }) => day >= today);

function StartForm({ hive }: { hive: Hive }) {
  const { formatMessage } = useIntl();
  const { nameOf } = usePlanTexts();
  const today = localMinute(useNow()).slice(0, 10);
  const save = useStartPlan(hive, today);
  const [schema] = useState(() =>
    v.pipe(
      hivePlanForm,
      v.forward(
        v.check((values) => stepsToCome(values, today).length > 0, 'date_too_early'),
        ['day'],
      ),
    ),
  );
  const [begun] = useState<Values>(() => ({ method: 'pagden', startsBy: 'start', day: today }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: { name: `inspections:plan:${hive.id}` },
    save: (values, _revision, draftId) => save(values, draftId),
    savedText: ({ method }) => formatMessage({ id: 'plans.started' }, { method: nameOf(method) }),
    backTo: `/hives/${hive.id}/plans`,
  });
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <StartFields />
      <Preview today={today} />
    </EntityForm>
  );
}

function StartFields() {
  const { formatMessage } = useIntl();
  const { nameOf } = usePlanTexts();
  const form = useFormContext<Values>();
  const method = useWatch<Values, 'method'>({ name: 'method' });
  const starts = startsOf(method);
  return (
    <>
      <Field form={form} name="method" label={formatMessage({ id: 'plans.method' })}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            isRequired
            hint={formatMessage({ id: `plans.about.${method}` })}
            options={hiveMethods.map((value) => ({ value, label: nameOf(value) }))}
            onChange={(chosen = method) => {
              onChange(chosen);
              const [first] = startsOf(chosen);
              if (first) form.setValue('startsBy', first);
            }}
          />
        )}
      </Field>
      {starts.length > 1 && (
        <Field form={form} name="startsBy" label={formatMessage({ id: 'plans.startsBy' })}>
          {(field) => (
            <ChoiceField
              {...field}
              options={starts.map((value) => ({
                value,
                label: formatMessage({ id: `plans.startsBy.${value}` }),
              }))}
            />
          )}
        </Field>
      )}
      <Field form={form} name="day" label={formatMessage({ id: 'plans.day' })}>
        {(field) => <DateField {...field} isRequired />}
      </Field>
    </>
  );
}

/** What becomes of it, before it is saved. */
function Preview({ today }: { today: string }) {
  const { formatMessage } = useIntl();
  const { stepText, dateText } = usePlanTexts();
  const [method, startsBy, day] = useWatch<Values, ['method', 'startsBy', 'day']>({
    name: ['method', 'startsBy', 'day'],
  });
  if (!v.is(hivePlanRules.startDay, day)) return null;
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {formatMessage({ id: 'tasks.steps' })}
        </Heading>
        <Stack as="ol" gap={8}>
          {datedSteps(method, startDayOf({ method, startsBy, day })).map((dated) => (
            <Stack as="li" key={dated.step} gap={4}>
              <Text tone={dated.day < today ? 'muted' : 'normal'}>{stepText(dated.step)}</Text>
              <Text size="small" tone="muted">
                <time dateTime={dated.day}>{dateText(dated.day)}</time>
                {dated.day < today && ` · ${formatMessage({ id: 'plans.passed' })}`}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function useStartPlan(hive: Hive, today: string) {
  const { formatMessage } = useIntl();
  const { stepText } = usePlanTexts();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const title = formatMessage({ id: 'plans.startAt' }, { hive: hive.name });
  const starting = useMutationResult(StartHivePlanMutation, {
    waits: ({ input }, attempt) => waitingStart({ id: attempt, input, title, hive }),
    update(cache, { data }) {
      if (data?.startHivePlan.__typename !== 'HivePlan') return;
      const plan = readFragment(HivePlanFragment, data.startHivePlan);
      addToAgenda(
        cache,
        tasksOf(plan).map(({ id }) => id),
      );
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'hivePlans' });
    },
  });
  return (values: HivePlanForm, draftId: string) => {
    const steps = stepsToCome(values, today).map(({ step }) => ({
      step: wireStep(step),
      title: stepText(step),
    }));
    const input: HivePlanInput = {
      ...{ hiveId: hive.id, method: wireMethod(values.method), startDay: startDayOf(values), steps },
    };
    return starting.run({ input, timeZone }, draftId);
  };
}
