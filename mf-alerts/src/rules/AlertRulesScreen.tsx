import {
  Link,
  useConfirm,
  useMutationFeedback,
  useMutationResult,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { Button, LinkButton, Page, Row, type ScreenState, ScreenStates, Stack } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import {
  AlertRecordFragment,
  AlertRuleRowFragment,
  AlertRulesQuery,
  SetAlertRulesActiveMutation,
} from './AlertRulesScreen.graphql.ts';
import { RuleRow } from './RuleRow.tsx';

export function AlertRulesScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(AlertRulesQuery, { fetchPolicy: 'cache-and-network' });
  const rules = (result.data?.alertRules ?? []).map((rule) => readFragment(AlertRuleRowFragment, rule));
  const records = new Map(
    result.data?.alertRecords.map((record) => [record.ruleId, readFragment(AlertRecordFragment, record)]),
  );
  const state = useEmptyState(useScreenState(result), rules.length);
  const feedback = useMutationFeedback();
  const switching = useMutationResult(SetAlertRulesActiveMutation);
  const confirm = useConfirm();
  const areAllOn = rules.every(({ isActive }) => isActive);
  async function switchAll() {
    const isSure =
      !areAllOn ||
      (await confirm({
        title: formatMessage({ id: 'rules.allOffTitle' }),
        text: formatMessage({ id: 'rules.allOffText' }),
        confirmLabel: formatMessage({ id: 'rules.allOff' }),
      }));
    if (isSure) await feedback(switching.run({ isActive: !areAllOn }));
  }
  const title = formatMessage({ id: 'alerts.rules' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack gap={16}>
          <Row gap={8}>
            <LinkButton to="/alertrules/create" as={Link} kind="main" icon="add">
              {formatMessage({ id: 'rules.new' })}
            </LinkButton>
            <LinkButton to="/alertrules/default" as={Link} icon="add">
              {formatMessage({ id: 'alerts.addTemplates' })}
            </LinkButton>
            <Button isBusy={switching.isRunning} onClick={() => void switchAll()}>
              {formatMessage({ id: areAllOn ? 'rules.allOff' : 'rules.allOn' })}
            </Button>
          </Row>
          <Stack as="ul" gap={12}>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} record={records.get(rule.id)} />
            ))}
          </Stack>
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function FirstLinks() {
  const { formatMessage } = useIntl();
  return (
    <Row gap={8} justify="center">
      <LinkButton to="/alertrules/default" as={Link} kind="main" icon="add">
        {formatMessage({ id: 'alerts.addTemplates' })}
      </LinkButton>
      <LinkButton to="/alertrules/create" as={Link}>
        {formatMessage({ id: 'rules.new' })}
      </LinkButton>
    </Row>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'alert',
    title: formatMessage({ id: 'rules.emptyTitle' }),
    text: formatMessage({ id: 'alerts.emptyNoRules' }),
    action: <FirstLinks />,
  };
}
