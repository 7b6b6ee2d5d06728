import { Link, useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Card, CardHeader, Heading, IconButton, Notice, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import type {
  AlertRecordPartsFragment as AlertRecord,
  AlertRuleRowFragment as Rule,
} from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { DeleteAlertRuleMutation, SetAlertRuleMutation } from './AlertRulesScreen.graphql.ts';

/** A rule, which is switched on or off and mails by a tap. */
export function RuleRow({ rule, record }: { rule: Rule; record: AlertRecord | undefined }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const confirm = useConfirm();
  const setting = useMutationResult(SetAlertRuleMutation);
  const deleting = useMutationResult(DeleteAlertRuleMutation, {
    update: (cache, { data }) => {
      if (data?.deleteAlertRule.__typename !== 'Done') return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'alertRules' });
    },
  });
  const { id, name, description, isActive, byEmail, excludedHiveIds } = rule;
  async function remove() {
    const isSure = await confirm({
      title: formatMessage({ id: 'rules.delete' }, { rule: name }),
      text: formatMessage({ id: 'rules.deleteText' }),
      confirmLabel: formatMessage({ id: 'alerts.delete' }),
      isDestructive: true,
    });
    if (isSure) await feedback(deleting.run({ id }));
  }
  return (
    <Card as="li">
      <CardHeader
        actions={
          <IconButton
            icon="trash"
            label={formatMessage({ id: 'rules.delete' }, { rule: name })}
            onClick={() => void remove()}
          />
        }
      >
        <Heading level={2} look={3}>
          <Link to={`/alertrules/${id}/edit`}>{name}</Link>
        </Heading>
      </CardHeader>
      <Stack gap={8}>
        {description !== null && <Text>{description}</Text>}
        {excludedHiveIds.length > 0 && (
          <Text tone="muted" size="small">
            {formatMessage({ id: 'rules.excluded' }, { count: excludedHiveIds.length })}
          </Text>
        )}
        {record && <RecordOfRule record={record} />}
        <Switch
          label={formatMessage({ id: 'rules.active' })}
          isChecked={isActive}
          onChange={(next) => void feedback(setting.run({ id, isActive: next, byEmail: null }))}
        />
        <Switch
          label={formatMessage({ id: 'rules.byEmail' })}
          isChecked={byEmail}
          onChange={(next) => void feedback(setting.run({ id, isActive: null, byEmail: next }))}
        />
      </Stack>
    </Card>
  );
}

/** Fewer may be chance. */
const enoughFalseAlarms = 3;

/** How often the rule was right, and what to do where it mostly was not. */
function RecordOfRule({ record: { right, falseAlarm } }: { record: AlertRecord }) {
  const { formatMessage } = useIntl();
  const rated = right + falseAlarm;
  const isPoor = falseAlarm >= enoughFalseAlarms && falseAlarm > right;
  return (
    <>
      {rated > 0 && (
        <Text tone="muted" size="small">
          {formatMessage({ id: 'rules.record' }, { right, rated })}
        </Text>
      )}
      {isPoor && <Notice kind="warning">{formatMessage({ id: 'rules.recordPoor' })}</Notice>}
    </>
  );
}
