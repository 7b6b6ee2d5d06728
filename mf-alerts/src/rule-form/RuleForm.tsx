import { alertLimits, alertRuleForm } from '@skep/domain';
import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { EntityForm, Field, FormBar, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Button, Card, ChoiceField, Heading, Notice, Row, Stack, TextField } from '@skep/ui';
import { Switch, TextArea } from '@skep/ui/form';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { readFragment } from '../generated/fragment-masking.ts';
import type { EditedRuleFragment as EditedRule } from '../generated/graphql.ts';
import { DeleteAlertRuleMutation } from '../rules/AlertRulesScreen.graphql.ts';
import { TryRule } from './backtest/TryRule.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ChannelFields } from './channels/ChannelFields.tsx';
import { type ExcludableApiary, ExclusionFields } from './ExclusionFields.tsx';
import { ChangeRuleMutation, CreateRuleMutation, EditedRuleFragment } from './RuleFormPage.graphql.ts';
import { newCondition, newRule, type RuleValues, ruleValues, sentRule } from './rule-values.ts';
import { TimingFields } from './TimingFields.tsx';
import { useIntl } from './use-rule-intl.ts';
import { useRuleVersion, useSentence } from './useSentence.ts';
import type { ChoosableQuantity } from './useThreshold.ts';

export interface RuleFormProps {
  /** Undefined: a new one. */
  rule: EditedRule | undefined;
  quantities: readonly ChoosableQuantity[];
  apiaries: readonly ExcludableApiary[];
}

/** What a rule watches for, and when and where it says nothing. */
export function RuleForm({ rule, quantities, apiaries }: RuleFormProps) {
  const { formatMessage } = useIntl();
  // Another version that comes while somebody types takes nothing away: it is met when this one is saved.
  const [begun] = useState(rule);
  const save = useSaveRule(begun?.id);
  const versionOf = useRuleVersion(quantities);
  const saved = useEntityForm({
    schema: alertRuleForm,
    values: begun === undefined ? newRule : ruleValues(begun),
    draft: { name: begun === undefined ? 'alerts:rule:new' : `alerts:rule:${begun.id}` },
    save: (values, over, draftId) => save(sentRule(values), over, draftId),
    conflict: begun && {
      revision: begun.revision,
      theirs(answer) {
        if (answer.__typename !== 'AlertRuleConflict') return undefined;
        const current = readFragment(EditedRuleFragment, answer.current);
        return { revision: current.revision, values: ruleValues(current) };
      },
      versionOf,
    },
    savedText: ({ name }) => formatMessage({ id: 'rule.saved' }, { name }),
    backTo: '/alertrules',
  });
  return (
    <EntityForm of={saved} onCancel={saved.cancel} end={FormBar}>
      <Sentence quantities={quantities} />
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'rule.summary' })}</Heading>
        <Stack gap={16}>
          <SummaryFields />
        </Stack>
      </Card>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'rule.settings' })}</Heading>
        <Stack gap={16}>
          <Conditions quantities={quantities} />
          <TimingFields quantities={quantities} />
        </Stack>
      </Card>
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'rule.exclusions' })}</Heading>
        <Stack gap={16}>
          <ExclusionFields apiaries={apiaries} />
        </Stack>
      </Card>
      <ChannelFields ruleId={begun?.id} />
      <TryRule quantities={quantities} />
      {/* A third button in the bar would tear the words of all on a phone. */}
      {begun && (
        <Row>
          <DeleteButton rule={begun} onDeleted={() => saved.leave()} />
        </Row>
      )}
    </EntityForm>
  );
}

/** Makes the rule or changes it. @param id undefined: a new one, on the clock of this browser */
function useSaveRule(id: string | undefined) {
  const creating = useMutationResult(CreateRuleMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'alertRules' }),
  });
  const changing = useMutationResult(ChangeRuleMutation);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (input: ReturnType<typeof sentRule>, revision: number, draftId: string) =>
    id === undefined
      ? creating.run({ input, timeZone }, draftId)
      : changing.run({ id, revision, input }, draftId);
}

function Sentence({ quantities }: { quantities: readonly ChoosableQuantity[] }) {
  const { formatMessage } = useIntl();
  const values = useWatch<RuleValues>() as RuleValues;
  const sentence = useSentence(quantities)(values);
  return <Notice kind="information">{sentence ?? formatMessage({ id: 'rule.says.nothing' })}</Notice>;
}

function SummaryFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<RuleValues>();
  return (
    <>
      <TypedField form={form} name="name" label={formatMessage({ id: 'rule.name' })}>
        {(field) => <TextField {...field} isRequired maxLength={alertLimits.name} autoComplete="off" />}
      </TypedField>
      <TypedField form={form} name="description" label={formatMessage({ id: 'rule.description' })}>
        {(field) => <TextArea {...field} maxLength={alertLimits.description} />}
      </TypedField>
      <Field form={form} name="isActive" label={formatMessage({ id: 'rules.active' })}>
        {({ label, value, onChange }) => <Switch label={label} isChecked={value} onChange={onChange} />}
      </Field>
    </>
  );
}

function Conditions({ quantities }: { quantities: readonly ChoosableQuantity[] }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'conditions' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <ConditionFields
          key={id}
          index={index}
          quantities={quantities}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length > 1 && (
        <Field form={form} name="joinedBy" label={formatMessage({ id: 'rule.joinedBy' })}>
          {(field) => (
            <ChoiceField
              {...field}
              options={(['and', 'or'] as const).map((value) => ({
                value,
                label: formatMessage({ id: `rule.joinedBy.${value}` }),
              }))}
            />
          )}
        </Field>
      )}
      {fields.length < alertLimits.conditions && (
        <Button icon="add" onClick={() => append(newCondition)}>
          {formatMessage({ id: 'rule.addCondition' })}
        </Button>
      )}
    </>
  );
}

function DeleteButton({ rule: { id, name }, onDeleted }: { rule: EditedRule; onDeleted: () => void }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const deleting = useMutationResult(DeleteAlertRuleMutation, {
    update: (cache, { data }) => {
      if (data?.deleteAlertRule.__typename === 'Done')
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'alertRules' });
    },
  });
  async function remove() {
    const isSure = await confirm({
      title: formatMessage({ id: 'rules.delete' }, { rule: name }),
      text: formatMessage({ id: 'rules.deleteText' }),
      confirmLabel: formatMessage({ id: 'alerts.delete' }),
      isDestructive: true,
    });
    if (isSure && (await feedback(deleting.run({ id })))) onDeleted();
  }
  return (
    <Button icon="trash" isBusy={deleting.isRunning} onClick={() => void remove()}>
      {formatMessage({ id: 'alerts.delete' })}
    </Button>
  );
}
