import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Notice } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  RegisteredQueenRowFragment as RowData,
  QueenStepQuery as StepData,
} from '../generated/graphql.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { QueenStepQuery } from './QueenStep.graphql.ts';
import { RegisteredQueenFragment } from './registered-queen.graphql.ts';

/** What the screens of one queen begin from. */
export interface QueenScene {
  row: RowData;
  register: readonly RowData[];
  data: StepData;
}

export interface QueenPageProps {
  step: 'show' | 'edit' | 'move' | 'fate';
  children: (scene: QueenScene) => ReactNode;
}

/** The page of the queen that the address names, or why there is none. */
export function QueenPage({ step, children }: QueenPageProps) {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const result = useQuery(QueenStepQuery, { fetchPolicy: 'no-cache' });
  const { data } = result;
  const register = readFragment(RegisteredQueenFragment, data?.queenRegister ?? []);
  const row = register.find((candidate) => candidate.id === id);
  const state = notFoundState(useScreenState(result), !row, {
    icon: 'queen',
    title: formatMessage({ id: 'life.noQueenTitle' }),
    text: formatMessage({ id: 'life.noQueenText' }),
    link: { to: '/queens', label: formatMessage({ id: 'hives.queens' }) },
  });
  const queen = row && queenName(row.queen);
  const title =
    queen && step === 'show'
      ? queen
      : formatMessage(
          { id: queen && step !== 'show' ? `life.queenTitle.${step}` : 'life.queenTitle' },
          { queen },
        );
  useTitle(title);
  return (
    <ReadablePage title={title} state={state}>
      {data &&
        row &&
        (step === 'show' || row.canEdit ? (
          children({ row, register, data })
        ) : (
          <Notice kind="information">{formatMessage({ id: 'hives.readOnly' })}</Notice>
        ))}
    </ReadablePage>
  );
}
