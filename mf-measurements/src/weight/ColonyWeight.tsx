import { useQuery, useQueryEviction, useScreenState } from '@skep/remote-kit';
import { ScreenStates, Stack } from '@skep/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SeriesPeriod } from '../generated/graphql.ts';
import { ColonyWeightQuery } from './ColonyWeight.graphql.ts';
import { ColonyYear } from './ColonyYear.tsx';
import { CorrectedChart } from './CorrectedChart.tsx';
import { factsOf, shownGains } from './colony-facts.ts';
import { GainChart } from './GainChart.tsx';
import { KnownSteps } from './KnownSteps.tsx';
import { StepQuestion } from './StepQuestion.tsx';
import { type ColonyWeightAnswer, openStep } from './step.ts';

export interface ColonyWeightProps {
  /** A device, or the hive that devices stood on. */
  source: { deviceId: string } | { hiveId: string };
  period: SeriesPeriod;
  timeZone: string;
}

const ofPeriod = ['colonyWeight'];

/** The bees' weight apart from the beekeeper's work, over a period and over the year up to its end. */
export function ColonyWeight({ source, period, timeZone }: ColonyWeightProps) {
  const variables = { ...source, period, timeZone };
  useQueryEviction(ofPeriod, variables);
  const result = useQuery(ColonyWeightQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  // While another period is on its way, the former one stays.
  const data = result.data ?? result.previousData;
  const state = useScreenState({ ...result, data });
  return (
    <ScreenStates state={state}>
      {data?.colonyWeight && <Shown weight={data.colonyWeight} timeZone={timeZone} />}
    </ScreenStates>
  );
}

function Shown({ weight, timeZone }: { weight: ColonyWeightAnswer; timeZone: string }) {
  const facts = useMemo(() => factsOf(weight.days), [weight.days]);
  const gains = useMemo(() => shownGains(facts.gains, weight.start.slice(0, 10)), [facts, weight.start]);
  const steps = useMemo(() => weight.steps.filter(({ time }) => time >= weight.start), [weight]);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = weight.steps.find(({ id, mayAnswer }) => id === chosenId && mayAnswer);
  const openedStep = chosen ?? openStep(weight.steps);
  const tellings = useRef<HTMLDivElement>(null);

  const open = useCallback((id: string) => {
    setChosenId(id);
    tellings.current?.focus();
  }, []);

  return (
    <Stack gap={16}>
      {weight.weighed.some((kg) => kg !== null) && (
        <CorrectedChart weight={weight} steps={steps} timeZone={timeZone} onStep={open} />
      )}
      <div ref={tellings} tabIndex={-1}>
        <Stack gap={16}>
          {openedStep && (
            <StepQuestion
              key={openedStep.id}
              step={openedStep}
              timeZone={timeZone}
              onAnswered={() => setChosenId(undefined)}
            />
          )}
          {steps.length > 0 && <KnownSteps steps={steps} timeZone={timeZone} />}
        </Stack>
      </div>
      {gains.length > 0 && <GainChart gains={gains} timeZone={timeZone} />}
      {gains.length > 0 && <ColonyYear facts={facts} />}
    </Stack>
  );
}
