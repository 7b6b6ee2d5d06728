import { Button, Card, Divider, Heading, Row, Stack, Text } from '@skep/ui';
import type { WeightStep } from './step.ts';
import { useIntl } from './use-weight-intl.ts';
import { useAnswerStep } from './useAnswerStep.ts';
import { useKgText } from './useKgText.ts';

/** The steps of the period, the newest first: what each counts as, and a way to answer again. */
export function KnownSteps({ steps, timeZone }: { steps: readonly WeightStep[]; timeZone: string }) {
  const { formatMessage, formatDate } = useIntl();
  const kgText = useKgText();
  const answer = useAnswerStep();
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'weight.steps' })}</Heading>
        <Stack as="ul" gap={8}>
          {steps.toReversed().map((step) => (
            <Stack as="li" gap={8} key={step.id}>
              <Divider />
              <Row justify="between">
                <Stack gap={0}>
                  <Text isBold>
                    {formatMessage(
                      { id: 'weight.step' },
                      {
                        kind: formatMessage({ id: `weight.kind.${step.kind}` }),
                        weight: kgText(step.kg, 'change'),
                      },
                    )}
                  </Text>
                  <Text size="small" tone="muted">
                    {formatDate(step.time, { dateStyle: 'medium', timeStyle: 'short', timeZone })}
                  </Text>
                  {!step.answer && (
                    <Text size="small" tone="muted">
                      {formatMessage({ id: 'weight.supposed' })}
                    </Text>
                  )}
                </Stack>
                {step.answer && step.mayAnswer && (
                  <Button kind="quiet" isDisabled={answer.isRunning} onClick={() => answer.undoQueued(step)}>
                    {formatMessage({ id: 'weight.askAgain' })}
                  </Button>
                )}
              </Row>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
