import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { type StepKind, stepKinds, type WeightStep } from './step.ts';
import { useIntl } from './use-weight-intl.ts';
import { useAnswerStep } from './useAnswerStep.ts';
import { useKgText } from './useKgText.ts';

export interface StepQuestionProps {
  step: WeightStep;
  timeZone: string;
  onAnswered: () => void;
}

/** The question what a step was, shown once; the likely cause comes first. */
export function StepQuestion({ step, timeZone, onAnswered }: StepQuestionProps) {
  const { formatMessage, formatDate } = useIntl();
  const kgText = useKgText();
  const answer = useAnswerStep(onAnswered);
  const kinds = [step.supposed, ...stepKinds.filter((kind) => kind !== step.supposed && isOf(step, kind))];
  const time = formatDate(step.time, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Card as="section">
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2}>{formatMessage({ id: 'weight.question' }, { time })}</Heading>
          <Text>
            {formatMessage(
              { id: step.kg > 0 ? 'weight.heavier' : 'weight.lighter' },
              { weight: kgText(Math.abs(step.kg)) },
            )}
          </Text>
        </Stack>
        <Row gap={8}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              kind={kind === step.supposed ? 'main' : 'plain'}
              isDisabled={answer.isRunning}
              onClick={() => answer.run(step, kind)}
            >
              {formatMessage({ id: `weight.kind.${kind}` })}
            </Button>
          ))}
          <Button kind="quiet" isDisabled={answer.isRunning} onClick={() => answer.run(step, 'IGNORED')}>
            {formatMessage({ id: 'weight.ignore' })}
          </Button>
        </Row>
        <Text size="small" tone="muted">
          {formatMessage({ id: 'weight.questionHelp' })}
        </Text>
      </Stack>
    </Card>
  );
}

/** What makes a hive heavier takes nothing off. */
function isOf({ kg }: WeightStep, kind: StepKind): boolean {
  if (kind === 'SUPER_ADDED' || kind === 'FED') return kg > 0;
  return kind === 'SUPER_REMOVED' || kind === 'HARVESTED' ? kg < 0 : true;
}
