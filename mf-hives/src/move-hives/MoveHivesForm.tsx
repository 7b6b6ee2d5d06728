import { EntityForm, Field } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { useWatch } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HiveChoices } from './HiveChoices.tsx';
import { MovableHiveFragment } from './MoveHivesForm.graphql.ts';
import { TargetField } from './TargetField.tsx';
import { type MoveOptions, useMoveForm } from './useMoveForm.ts';

export interface MoveHivesFormProps extends Pick<MoveOptions, 'targets'> {
  /** Where they stand. */
  apiaryId: string;
  hives: readonly FragmentType<typeof MovableHiveFragment>[];
}

/** Which hives go where. All are chosen at first, as most moves are of a whole apiary. */
export function MoveHivesForm({ apiaryId, hives, targets }: MoveHivesFormProps) {
  const { formatMessage } = useIntl();
  const choices = hives.map((hive) => readFragment(MovableHiveFragment, hive));
  const saved = useMoveForm({ hiveIds: choices.map(({ id }) => id), apiaryIds: [apiaryId], targets });
  const { form } = saved;
  const count = useWatch({ control: form.control, name: 'hiveIds' }).length;

  return (
    <EntityForm
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
        <TargetField form={form} targets={targets} />
      </Card>
    </EntityForm>
  );
}
