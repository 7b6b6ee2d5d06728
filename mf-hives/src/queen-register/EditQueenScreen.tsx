import { useNavigation, useParams } from '@skep/remote-kit';
import { Button, Row } from '@skep/ui';
import { StepForm } from '../colony-history/StepForm.tsx';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { goesOnParameter } from '../offline/waiting-hive.ts';
import { EditedQueenFragment } from '../queen/edited-queen.graphql.ts';
import { QueenFields } from '../queen/QueenFields.tsx';
import { useDeleteQueen } from '../queen/useDeleteQueen.ts';
import { useQueenForm } from '../queen/useQueenForm.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { NewQueen } from './NewQueen.tsx';
import { QueenPage, type QueenScene } from './QueenPage.tsx';

/** Everything that is known of a queen, living or gone; where the address names none, a new one. */
export function EditQueenScreen() {
  const { id } = useParams();
  if (id === undefined) return <NewQueen />;
  return <QueenPage step="edit">{(scene) => <EditQueenForm {...scene} />}</QueenPage>;
}

function EditQueenForm({ row, data }: QueenScene) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const stored = data.queenRegister.find(({ id }) => id === row.id)?.queen;
  const queenName = useQueenName();
  const races = data.hiveCatalogue.beeRaces;
  const saved = useQueenForm({
    stored: readFragment(EditedQueenFragment, stored),
    races,
    title: queenName(row.queen),
    path: `/queens/${row.id}/edit?${goesOnParameter}=1`,
  });
  const deletion = useDeleteQueen(queenName(row.queen));

  async function remove() {
    if (await deletion.run(row)) saved.leave(() => navigation.go('/queens', { replace: true }));
  }

  return (
    <>
      <StepForm saved={saved}>
        <QueenFields form={saved.form} races={races} mothers={data.queenRegister} queenId={row.id} />
      </StepForm>
      {row.isOwner && (
        <Row justify="end">
          <Button kind="quiet" icon="trash" isBusy={deletion.isRunning} onClick={remove}>
            {formatMessage({ id: 'hives.deleteQueen' })}
          </Button>
        </Row>
      )}
    </>
  );
}
