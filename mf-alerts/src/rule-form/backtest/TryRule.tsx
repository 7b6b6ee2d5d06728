import { alertRuleForm } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Notice, Skeleton, Stack, Text } from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { readFragment } from '../../generated/fragment-masking.ts';
import type { TriedRuleFragment as Tried } from '../../generated/graphql.ts';
import { type RuleValues, sentRule } from '../rule-values.ts';
import { useIntl } from '../use-rule-intl.ts';
import type { ChoosableQuantity } from '../useThreshold.ts';
import { TriedRuleFragment, TryRuleMutation } from './TryRule.graphql.ts';

// With its charts, which nobody else on this screen needs.
const TriedRule = lazy(async () => ({ default: (await import('./TriedRule.tsx')).TriedRule }));

/** The tested rule, and its result. */
interface Outcome {
  rule: RuleValues;
  tried: Tried;
}

/** Alerts that the rule would have raised in the last year, before it is saved. */
export function TryRule({ quantities }: { quantities: readonly ChoosableQuantity[] }) {
  const { formatMessage } = useIntl();
  const { getValues } = useFormContext<RuleValues>();
  const { attempt, isRunning, outcome, problem } = useTrying();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'rule.try.title' })}</Heading>
      <Stack gap={16}>
        <Text>{formatMessage({ id: 'rule.try.text' })}</Text>
        <Button icon="retry" isBusy={isRunning} onClick={() => void attempt(getValues())}>
          {formatMessage({ id: 'rule.try.button' })}
        </Button>
        {problem && <Notice kind="problem">{problem}</Notice>}
        {outcome && (
          <Suspense fallback={<Skeleton height={300} />}>
            <TriedRule {...outcome} quantities={quantities} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

function useTrying() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useMutationResult(TryRuleMutation);
  async function attempt(rule: RuleValues) {
    // Its name is of no concern yet; everything else is held to the form of a rule that is saved.
    const form = v.safeParse(alertRuleForm, { ...rule, name: rule.name || '-' });
    setProblem(form.success ? undefined : formatMessage({ id: 'rule.try.incomplete' }));
    if (!form.success) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await run({ input: sentRule(form.output), timeZone });
    if (isFailure(answer)) {
      setOutcome(undefined);
      setProblem(failureText(answer));
    } else setOutcome({ rule: structuredClone(rule), tried: readFragment(TriedRuleFragment, answer) });
  }
  return { attempt, isRunning, outcome, problem };
}
