import { type PackItem, packItems, taskLimits } from '@skep/domain';
import { Field } from '@skep/remote-kit/form';
import { Button, Grid, Row } from '@skep/ui';
import { FieldSet, NumberField, useFieldIds } from '@skep/ui/form';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TaskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';

const itemTexts = {
  super: 'tasks.pack.super',
  frame: 'tasks.pack.frame',
  strip: 'tasks.pack.strip',
  fondant: 'tasks.pack.fondant',
  queen: 'tasks.pack.queen',
  jar: 'tasks.pack.jar',
} as const satisfies Record<PackItem, string>;

/** How many of each thing a task needs; most tasks need none of them, and show a button. */
export function PackFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<TaskValues>();
  const [isOpen, setOpen] = useState(() => packItems.some((item) => form.getValues(`pack.${item}`)));
  const label = formatMessage({ id: 'tasks.pack' });
  const ids = useFieldIds({});
  if (!isOpen) {
    return (
      <Row>
        <Button icon="add" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Row>
    );
  }
  return (
    <FieldSet label={label} ids={ids}>
      <Grid minColumn={220} gap={16}>
        {packItems.map((item) => (
          <Field key={item} form={form} name={`pack.${item}`} label={formatMessage({ id: itemTexts[item] })}>
            {(part) => <NumberField {...part} min={0} max={taskLimits.packCount} step={1} />}
          </Field>
        ))}
      </Grid>
    </FieldSet>
  );
}
