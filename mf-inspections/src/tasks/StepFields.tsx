import { taskLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { Button, IconButton, Row, Stack, TextField, tokens } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { TaskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';

/** The steps of a task, each a line; empty ones are not saved. */
export function StepFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  return (
    <Field form={form} name="steps" label={formatMessage({ id: 'tasks.steps' })}>
      {({ id, label, error }) => <Steps id={id} label={label} error={error} />}
    </Field>
  );
}

function Steps(field: { id: string; label: string; error: string | undefined }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  const ids = useFieldIds(field);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'steps' });
  return (
    <FieldSet {...field} ids={ids}>
      <Stack gap={8}>
        {fields.map((step, index) => {
          const label = formatMessage({ id: 'tasks.step' }, { number: index + 1 });
          return (
            <Line key={step.id}>
              <TypedField form={form} name={`steps.${index}.text`} label={label}>
                {(part) => (
                  <TextField {...part} isLabelHidden maxLength={taskLimits.stepLength} autoComplete="off" />
                )}
              </TypedField>
              <IconButton
                icon="close"
                label={formatMessage({ id: 'tasks.removeStep' }, { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </Line>
          );
        })}
        {fields.length < taskLimits.steps && (
          <Row>
            <Button icon="add" onClick={() => append({ text: '', isDone: false })}>
              {formatMessage({ id: 'tasks.addStep' })}
            </Button>
          </Row>
        )}
      </Stack>
    </FieldSet>
  );
}

/** The field takes the width that the button leaves. */
const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${tokens.space[8]};
`;
