import { Link } from '@skep/remote-kit';
import { Field } from '@skep/remote-kit/form';
import { Card, Heading, LinkButton, Notice, Row, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import type { RuleValues } from '../rule-values.ts';
import { useIntl } from '../use-rule-intl.ts';
import { SendTest } from './SendTest.tsx';
import { type PushSwitchState, usePushHere } from './usePushHere.ts';

/** By what the alerts of the rule reach the person, and a test of it. @param ruleId undefined: a new one */
export function ChannelFields({ ruleId }: { ruleId: string | undefined }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<RuleValues>();
  const push = usePushHere();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'rule.channels' })}</Heading>
      <Stack gap={16}>
        <PushSwitch push={push} />
        <Field form={form} name="byEmail" label={formatMessage({ id: 'rules.byEmail' })}>
          {({ label, value, onChange }) => <Switch label={label} isChecked={value} onChange={onChange} />}
        </Field>
        <Row>
          <LinkButton to="/notifications" as={Link} icon="clock">
            {formatMessage({ id: 'rule.channelsMore' })}
          </LinkButton>
        </Row>
        <SendTest ruleId={ruleId} />
      </Stack>
    </Card>
  );
}

/** The browser asks nobody before they press it. */
function PushSwitch({ push: { state, isBusy, set } }: { push: PushSwitchState }) {
  const { formatMessage } = useIntl();
  const canSwitch = state === 'on' || state === 'possible';
  return (
    <Stack gap={8}>
      <Switch
        label={formatMessage({ id: 'rule.push' })}
        hint={formatMessage({ id: 'rule.pushHint' })}
        isChecked={state === 'on'}
        isDisabled={!canSwitch || isBusy}
        onChange={(isOn) => void set(isOn)}
      />
      {state !== undefined && !canSwitch && (
        <Notice kind="information">
          <Text>{formatMessage({ id: `rule.push.${state}` })}</Text>
        </Notice>
      )}
    </Stack>
  );
}
