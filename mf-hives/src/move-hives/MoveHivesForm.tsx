import { Field, SavedForm, useSavedForm } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveChoices } from './HiveChoices.tsx';
import { MovableHiveFragment } from './MoveHivesForm.graphql.ts';
import { useMoveHives } from './useMoveHives.ts';

export interface MoveHivesFormProps {
  /** Where they stand. */
  apiaryId: string;
  hives: readonly FragmentType<typeof MovableHiveFragment>[];
  /** Where they can go. */
  targets: readonly { id: string; name: string }[];
}

const schema = v.object({
  hiveIds: v.pipe(v.array(v.string()), v.nonEmpty('required')),
  targetId: v.string('required'),
});

interface MoveValues {
  hiveIds: string[];
  targetId: string | undefined;
}

/** Which hives go where. All are chosen at first, as most moves are of a whole apiary. */
export function MoveHivesForm({ apiaryId, hives, targets }: MoveHivesFormProps) {
  const { formatMessage } = useIntl();
  const choices = hives.map((hive) => readFragment(MovableHiveFragment, hive));
  const only = targets.length === 1 ? targets[0] : undefined;
  const [begun] = useState<MoveValues>(() => ({ hiveIds: choices.map(({ id }) => id), targetId: only?.id }));
  const move = useMoveHives([apiaryId]);
  const saved = useSavedForm({
    schema,
    values: begun,
    save: ({ hiveIds, targetId }) => move.run(hiveIds, targetId),
    savedText: ({ hiveIds, targetId }) =>
      formatMessage(
        { id: 'hives.moved' },
        { count: hiveIds.length, name: targets.find(({ id }) => id === targetId)?.name },
      ),
  });
  const { form } = saved;
  const count = useWatch({ control: form.control, name: 'hiveIds' }).length;

  return (
    <SavedForm
      of={saved}
      submitLabel={formatMessage({ id: 'hives.moveSubmit' }, { count })}
      onCancel={saved.cancel}
    >
      <Card>
        <Field
          form={form}
          name="hiveIds"
          label={formatMessage({ id: 'hives.moveWhich' })}
          ownText={() => formatMessage({ id: 'hives.moveNobody' })}
        >
          {(field) => <HiveChoices {...field} hives={choices} />}
        </Field>
      </Card>
      <Card>
        <Field
          form={form}
          name="targetId"
          label={formatMessage({ id: 'hives.moveTo' })}
          ownText={() => formatMessage({ id: 'hives.moveNowhere' })}
        >
          {(field) => (
            <SelectField
              {...field}
              placeholder={formatMessage({ id: 'hives.moveChoose' })}
              isRequired
              options={targets.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      </Card>
    </SavedForm>
  );
}
