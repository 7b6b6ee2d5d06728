import { taskForm, taskLimits } from '@skep/domain';
import { useMutationResult, useSearchParams } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Button, Row, Text, TextField } from '@skep/ui';
import { DateField, localMinute, SelectField, TextArea } from '@skep/ui/form';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AgendaTaskFragment as Task, TaskChoicesFragment, TaskInput } from '../generated/graphql.ts';
import { waitingTask } from '../offline/waiting-task.ts';
import { PackFields } from './PackFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { StepFields } from './StepFields.tsx';
import { TaskPlaceFields } from './TaskPlaceFields.tsx';
import { AgendaTaskFragment, ChangeTaskMutation, CreateTaskMutation } from './task.graphql.ts';
import { newTask, repetitionOf, sentTask, type TaskValues, taskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';
import { addToAgenda, useDeleteTask } from './useChangeTask.ts';
import { useRepeatText } from './useRepeatText.ts';
import { useTaskVersion } from './useTaskVersion.ts';

export interface TaskFormProps {
  /** Undefined: a new one. */
  task: Task | undefined;
  choices: TaskChoicesFragment;
  /** Repetition that a new task can begin with. Default: none is offered. */
  inspectionRhythm?: string | undefined;
}

/** What is to be done, where, when and by whom. */
export function TaskForm({ task, choices, inspectionRhythm }: TaskFormProps) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  // Another version that comes while somebody types takes nothing away: it is met when this one is saved.
  const [begun] = useState(task);
  const [entered] = useState(search);
  const save = useSaveTask(begun?.id, choices, entered);
  const versionOf = useTaskVersion(choices);
  const saved = useEntityForm({
    schema: taskForm,
    values: begun === undefined ? newTask(entered) : taskValues(begun),
    draft: { name: begun === undefined ? 'inspections:task:new' : `inspections:task:${begun.id}` },
    save: (values, over, draftId) => save(sentTask(values), over, draftId),
    conflict: begun && {
      revision: begun.revision,
      theirs(answer) {
        if (answer.__typename !== 'TaskConflict') return undefined;
        const current = readFragment(AgendaTaskFragment, answer.current);
        return { revision: current.revision, values: taskValues(current) };
      },
      versionOf,
    },
    savedText: ({ title }) => formatMessage({ id: 'tasks.saved' }, { title }),
    backTo: '/agenda',
  });
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      {inspectionRhythm && <RhythmButton rhythm={inspectionRhythm} />}
      <WhatFields />
      <TaskPlaceFields apiaries={choices.apiaries} />
      <RepeatFields />
      <PersonField choices={choices} />
      <StepFields />
      <PackFields />
      {begun && (
        <Row>
          <DeleteButton task={begun} onDeleted={() => saved.leave()} />
        </Row>
      )}
    </EntityForm>
  );
}

function WhatFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  return (
    <>
      <TypedField form={form} name="title" label={formatMessage({ id: 'tasks.title' })}>
        {(field) => <TextField {...field} isRequired maxLength={taskLimits.titleLength} autoComplete="off" />}
      </TypedField>
      <Field form={form} name="day" label={formatMessage({ id: 'tasks.day' })}>
        {(field) => <DateField {...field} />}
      </Field>
      <TypedField form={form} name="note" label={formatMessage({ id: 'tasks.note' })}>
        {(field) => <TextArea {...field} maxLength={taskLimits.noteLength} />}
      </TypedField>
    </>
  );
}

/** Fills in inspections in the rhythm of the swarming season; what is said already stays. */
function RhythmButton({ rhythm }: { rhythm: string }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  const repeatText = useRepeatText()(rhythm);
  function fillIn() {
    const fill = { shouldDirty: true };
    if (form.getValues('title') === '')
      form.setValue('title', formatMessage({ id: 'tasks.inspectTitle' }), fill);
    if (form.getValues('day') === undefined) form.setValue('day', localMinute(new Date()).slice(0, 10), fill);
    const { unit, every, months } = repetitionOf(rhythm);
    form.setValue('unit', unit, fill);
    form.setValue('every', every, fill);
    form.setValue('months', months, fill);
    form.setValue('countsFromDone', true, fill);
    form.setValue('isInspection', true, fill);
    if (form.getValues('place') === 'nowhere') form.setValue('place', 'hives', fill);
  }
  return (
    <Row gap={8}>
      <Button icon="inspection" onClick={fillIn}>
        {formatMessage({ id: 'tasks.inspectAgain' })}
      </Button>
      <Text size="small" tone="muted">
        {repeatText}
      </Text>
    </Row>
  );
}

/** Shown to people who are in a group with others. */
function PersonField({ choices: { taskPeople } }: { choices: TaskChoicesFragment }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  if (taskPeople.length === 0) return null;
  return (
    <Field form={form} name="assigneeId" label={formatMessage({ id: 'tasks.person' })}>
      {(field) => (
        <SelectField
          {...field}
          hint={formatMessage({ id: 'tasks.personHint' })}
          placeholder={formatMessage({ id: 'tasks.nobody' })}
          options={taskPeople.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Field>
  );
}

/** Makes the task or changes it. @param id undefined: a new one, on the clock of this browser */
function useSaveTask(id: string | undefined, choices: TaskChoicesFragment, search: URLSearchParams) {
  const creating = useMutationResult(CreateTaskMutation, {
    waits: ({ input }, attempt) => waitingTask({ id: attempt, input, choices, search }),
    update(cache, { data }) {
      if (data?.createTask.__typename !== 'Task') return;
      addToAgenda(cache, [readFragment(AgendaTaskFragment, data.createTask).id]);
    },
  });
  const changing = useMutationResult(ChangeTaskMutation);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (input: TaskInput, revision: number, draftId: string) =>
    id === undefined
      ? creating.run({ input, timeZone }, draftId)
      : changing.run({ id, revision, input }, draftId);
}

function DeleteButton({ task, onDeleted }: { task: Task; onDeleted: () => void }) {
  const { formatMessage } = useIntl();
  const remove = useDeleteTask(task);
  const run = async () => {
    if (await remove()) onDeleted();
  };
  return (
    <Button icon="trash" onClick={() => void run()}>
      {formatMessage({ id: 'tasks.delete' })}
    </Button>
  );
}
