import { alertRuleForm } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult } from '@skep/remote-kit';
import { Button, Notice, Row, Stack } from '@skep/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { readFragment } from '../../generated/fragment-masking.ts';
import type { SentTestFragment as SentTest } from '../../generated/graphql.ts';
import { type RuleValues, sentRule } from '../rule-values.ts';
import { useIntl } from '../use-rule-intl.ts';
import { SendTestAlertMutation, SentTestFragment } from './SendTest.graphql.ts';
import { TestReport } from './TestReport.tsx';

/** Sends what the rule would say, before it is saved, and shows what became of it. */
export function SendTest({ ruleId }: { ruleId: string | undefined }) {
  const { formatMessage } = useIntl();
  const { getValues } = useFormContext<RuleValues>();
  const { send, isRunning, sent, problem } = useTest(ruleId);
  return (
    <Stack gap={16}>
      <Row>
        <Button icon="alert" isBusy={isRunning} onClick={() => void send(getValues())}>
          {formatMessage({ id: 'rule.test.button' })}
        </Button>
      </Row>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {sent && <TestReport {...sent} />}
    </Stack>
  );
}

function useTest(ruleId: string | undefined) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [sent, setSent] = useState<{ test: SentTest; isActive: boolean }>();
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useMutationResult(SendTestAlertMutation);
  async function send(rule: RuleValues) {
    setSent(undefined);
    // A rule without a name yet is called what its page is.
    const name = rule.name || formatMessage({ id: 'rule.newTitle' });
    const form = v.safeParse(alertRuleForm, { ...rule, name });
    setProblem(form.success ? undefined : formatMessage({ id: 'rule.try.incomplete' }));
    if (!form.success) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const answer = await run({ input: sentRule(form.output), timeZone, ruleId });
    if (isFailure(answer)) setProblem(failureText(answer));
    else setSent({ test: readFragment(SentTestFragment, answer), isActive: rule.isActive });
  }
  return { send, isRunning, sent, problem };
}
