import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Notice } from '@skep/ui';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import { useNotThereState } from '../form/useNotThereState.ts';
import { KnownQueens } from './KnownQueens.tsx';
import { QueenForm } from './QueenForm.tsx';
import { QueenQuery } from './QueenScreen.graphql.ts';

/** The queen of a hive, and those before her. */
export function QueenScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(QueenQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const { hive, hiveQueens: queens = [], hiveCatalogue } = result.data ?? {};
  const state = useNotThereState(useScreenState(result), hive === null && 'hive');
  const title = hive
    ? formatMessage({ id: 'hives.queenTitle' }, { hive: hive.name })
    : formatMessage({ id: 'hives.queen' });
  useTitle(title);
  const [present, ...earlier] = queens;

  if (state.kind === 'ready' && hive?.canEdit && hiveCatalogue) {
    return (
      <QueenForm
        title={title}
        hiveId={hive.id}
        present={present}
        earlier={earlier}
        races={hiveCatalogue.beeRaces}
        mothers={result.data?.queenRegister ?? []}
      />
    );
  }
  return (
    <ReadablePage title={title} state={state}>
      <Notice kind="information">{formatMessage({ id: 'hives.readOnly' })}</Notice>
      <KnownQueens queens={queens} />
    </ReadablePage>
  );
}
