import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Notice } from '@skep/ui';
import { isElsewhereToo } from '../cache-policies.ts';
import { ChoosableHiveFragment } from '../colony-history/colony-steps.graphql.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import { useNotThereState } from '../form/useNotThereState.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HiveQueensQuery as HiveQueens, QueenStepQuery as QueenStepData } from '../generated/graphql.ts';
import { QueenStepQuery } from '../queen-register/QueenStep.graphql.ts';
import { RegisteredQueenFragment } from '../queen-register/registered-queen.graphql.ts';
import { KnownQueens } from './KnownQueens.tsx';
import { QueenForm } from './QueenForm.tsx';
import { QueenQuery } from './QueenScreen.graphql.ts';

/** The queen of a hive, and those before her. */
export function QueenScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(QueenQuery, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context: isElsewhereToo,
  });
  const ofAll = useQuery(QueenStepQuery, {
    fetchPolicy: 'no-cache',
    // Without a network the queen of a hive that was never opened here is found in the prefetched register.
    skip: result.error === undefined || result.data !== undefined,
  });
  const found = result.data ? undefined : foundIn(ofAll.data, id);
  const data = result.data ?? found;
  const { hive, hiveQueens: queens = [], hiveCatalogue } = data ?? {};
  const state = useNotThereState(useScreenState(found ? ofAll : result), hive === null && 'hive');
  const title = hive
    ? formatMessage({ id: 'hives.queenTitle' }, { hive: hive.name })
    : formatMessage({ id: 'hives.queen' });
  useTitle(title);
  const [present, ...earlier] = queens;

  if (state.kind === 'ready' && hive?.canEdit && hiveCatalogue) {
    return (
      <QueenForm
        title={title}
        hive={hive}
        present={present}
        earlier={earlier}
        races={hiveCatalogue.beeRaces}
        mothers={data?.queenRegister ?? []}
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

function foundIn(ofAll: QueenStepData | undefined, id: string): HiveQueens | undefined {
  const hive = ofAll?.apiaries
    .flatMap(({ hives }) => readFragment(ChoosableHiveFragment, hives))
    .find((one) => one.id === id);
  if (!ofAll || !hive) return undefined;
  const tenureOf = (row: QueenStepData['queenRegister'][number]) =>
    readFragment(RegisteredQueenFragment, row).reigns.find((tenure) => tenure.hive.id === id);
  const rows = ofAll.queenRegister.filter((row) => tenureOf(row) !== undefined);
  // The queen who heads it now comes first; the register has the newest first.
  const heads = (row: (typeof rows)[number]) => (tenureOf(row)?.until === null ? 0 : 1);
  const queens = rows.toSorted((one, other) => heads(one) - heads(other));
  return {
    ...ofAll,
    hive,
    hiveQueens: queens.map((row) => ({ ...row.queen, ...readFragment(RegisteredQueenFragment, row).queen })),
  } as unknown as HiveQueens;
}
