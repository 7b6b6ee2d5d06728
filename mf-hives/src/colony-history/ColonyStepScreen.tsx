import { useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Notice } from '@skep/ui';
import type { ReactNode } from 'react';
import { isElsewhereToo } from '../cache-policies.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import { useNotThereState } from '../form/useNotThereState.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  KnownQueenFragment as Queen,
  QueenStepQuery as QueenStepData,
  ColonyStepQuery as StepData,
} from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { KnownQueenFragment } from '../queen/KnownQueens.graphql.ts';
import { QueenStepQuery } from '../queen-register/QueenStep.graphql.ts';
import { ChoosableHiveFragment, ColonyStepQuery } from './colony-steps.graphql.ts';
import { useIntl } from './use-life-intl.ts';

/** What a step begins from. */
export interface StepScene {
  hive: NonNullable<StepData['hive']>;
  /** Undefined: the hive has none. */
  queen: Queen | undefined;
  data: StepData;
}

export interface ColonyStepScreenProps {
  step: 'state' | 'split' | 'unite' | 'requeen';
  form: (scene: StepScene) => ReactNode;
}

/** A step in the life of the hive that the address names: its form, or why there is none. */
export function ColonyStepScreen({ step, form }: ColonyStepScreenProps) {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  // Past the cache: what can be chosen has to be what there is.
  const result = useQuery(ColonyStepQuery, {
    variables: { id },
    fetchPolicy: 'no-cache',
    context: isElsewhereToo,
  });
  const ofAll = useQuery(QueenStepQuery, {
    fetchPolicy: 'no-cache',
    // Without a network a step that was never opened here opens with prefetched data.
    skip: result.error === undefined || result.data !== undefined,
  });
  const found = result.data ? undefined : foundIn(ofAll.data, id);
  const data = result.data ?? found;
  const hive = data?.hive;
  const state = useNotThereState(useScreenState(found ? ofAll : result), hive === null && 'hive');
  const title = formatMessage(
    { id: hive ? `life.stepTitle.${step}` : 'life.stepTitle' },
    { hive: hive?.name },
  );
  useTitle(title);
  return (
    <ReadablePage title={title} state={state}>
      {data && hive && <StepOf step={step} hive={hive} data={data} form={form} />}
    </ReadablePage>
  );
}

function foundIn(ofAll: QueenStepData | undefined, id: string): StepData | undefined {
  const hive = ofAll?.apiaries
    .flatMap(({ hives }) => readFragment(ChoosableHiveFragment, hives))
    .find((one) => one.id === id);
  return ofAll && hive && { ...ofAll, hive: { ...hive, stateSince: null } };
}

interface StepOfProps extends ColonyStepScreenProps {
  hive: StepScene['hive'];
  data: StepData;
}

function StepOf({ step, hive, data, form }: StepOfProps) {
  const { formatMessage } = useIntl();
  if (!hive.canEdit) return <Notice kind="information">{formatMessage({ id: 'hives.readOnly' })}</Notice>;
  if (step !== 'state' && !isThere(hive.state)) {
    return <Notice kind="information">{formatMessage({ id: 'life.hiveIsGone' })}</Notice>;
  }
  const queen = hive.queen === null ? undefined : readFragment(KnownQueenFragment, hive.queen);
  return form({ hive, queen, data });
}
