import { useNavigation } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import { useIntl } from 'react-intl';
import { readFragment } from '../generated/fragment-masking.ts';
import { StepForm } from '../hive-life/StepForm.tsx';
import { EditedQueenFragment } from '../queen/edited-queen.graphql.ts';
import { QueenFields } from '../queen/QueenFields.tsx';
import { newQueen, valuesOfQueen } from '../queen/queen-values.ts';
import { useDeleteQueen } from '../queen/useDeleteQueen.ts';
import { useQueenForm } from '../queen/useQueenForm.ts';
import { useUpdateQueen } from '../queen/useUpdateQueen.tsx';
import { QueenPage, type QueenScene } from './QueenPage.tsx';

const fields = ['name', 'raceId', 'birthDate', 'color', 'motherId', 'line', 'tree', 'description'] as const;

/** Everything that is known of a queen, living or gone. */
export function EditQueenScreen() {
  return <QueenPage step="edit">{(scene) => <EditQueenForm {...scene} />}</QueenPage>;
}

function EditQueenForm({ row, data }: QueenScene) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const stored = data.queenRegister.find(({ id }) => id === row.id)?.queen;
  const edited = readFragment(EditedQueenFragment, stored);
  const form = useQueenForm(edited ? valuesOfQueen(edited) : newQueen);
  const update = useUpdateQueen(edited, form);
  const deletion = useDeleteQueen();
  const labels = Object.fromEntries(
    fields.map((name) => [name, formatMessage({ id: 'hives.queenField' }, { name })]),
  );

  async function remove() {
    if (await deletion.run(row)) navigation.go('/queens', { replace: true });
  }

  return (
    <>
      <StepForm
        form={form}
        labels={labels}
        submitLabel={formatMessage({ id: 'hives.save' })}
        isRunning={update.isRunning}
        run={update.run}
        doneText={formatMessage({ id: 'hives.queenSaved' })}
      >
        <QueenFields
          form={form}
          races={data.hiveCatalogue.beeRaces}
          mothers={data.queenRegister}
          queenId={row.id}
        />
      </StepForm>
      {update.dialog}
      <Row justify="end">
        <Button kind="quiet" icon="trash" isBusy={deletion.isRunning} onClick={remove}>
          {formatMessage({ id: 'hives.deleteQueen' })}
        </Button>
      </Row>
    </>
  );
}
