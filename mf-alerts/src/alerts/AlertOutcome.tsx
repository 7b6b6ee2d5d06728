import { FilterChip, type IconName, Row, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { AlertCardFragment as Alert, AlertOutcome as Outcome } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { useAlertActions } from './useAlertActions.ts';

const choices = [
  { outcome: 'RIGHT', textId: 'alerts.right', icon: 'check' },
  { outcome: 'FALSE_ALARM', textId: 'alerts.falseAlarm', icon: 'close' },
  { outcome: 'UNCLEAR', textId: 'alerts.unclear', icon: 'help' },
] as const satisfies readonly { outcome: Outcome; textId: string; icon: IconName }[];

/** Whether the alert was right: one press says it, another takes it back. The record of its rule counts it. */
export function AlertOutcome({ alert: { id, outcome, enteredOutcome } }: { alert: Alert }) {
  const { formatMessage } = useIntl();
  const { rate } = useAlertActions();
  return (
    <Question>
      <legend>
        <Text as="span" tone="muted" size="small">
          {formatMessage({ id: 'alerts.wasRight' })}
        </Text>
      </legend>
      <Row gap={8}>
        {choices.map((choice) => (
          <FilterChip
            key={choice.outcome}
            label={formatMessage({ id: choice.textId })}
            sign={choice.icon}
            isOn={(outcome ?? enteredOutcome) === choice.outcome}
            // One press of what entries say is the person's own word for it.
            onChange={() => rate(id, outcome === choice.outcome ? null : choice.outcome)}
          />
        ))}
      </Row>
      {!outcome && enteredOutcome && (
        <Text tone="muted" size="small">
          {formatMessage({ id: 'alerts.byEntries' })}
        </Text>
      )}
    </Question>
  );
}

const Question = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-block-end: ${tokens.space[4]};
    padding: 0;
  }
`;
