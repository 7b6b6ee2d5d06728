import { alertTemplateKinds } from '@skep/domain';
import * as v from 'valibot';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, revision, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import type { AlertRule } from './rule.ts';
import { conditionJson, ruleFields, sentCondition } from './rule-fields.ts';
import {
  copyTemplates,
  createRule,
  editRule,
  excludeHive,
  ownRules,
  removeRule,
  setAllActive,
  showRule,
} from './service.ts';

const ruleId = { id: sentId<AlertRuleId>('alert rule') };
const oneRule = { params: v.object(ruleId) };

const RuleAnswer = v.object({
  id: idJson<AlertRuleId>('alert rule'),
  revision,
  ...answerOf(ruleFields),
  conditions: v.array(conditionJson),
  evaluatedUntil: v.pipe(v.optional(v.date()), v.description('Until when measurements were checked.')),
});
const RulesAnswer = v.array(RuleAnswer);

const body = bodyOf(ruleFields);
const { name, description, timeZone } = ruleFields;

const ruleJson = ({ rev, ...rule }: AlertRule) => ({ ...rule, revision: rev });
/** What the same rule would be sent as. */
const asSent = (rule: AlertRule) => ({
  ...rule,
  conditions: rule.conditions.map((condition) => v.parse(sentCondition, condition)),
});
const rulesJson = (rules: readonly AlertRule[]) => rules.map(ruleJson);

const oneRuleActions = [
  action(
    'GET',
    '/alert-rules/:id',
    { id: 'readAlertRule', summary: 'One alert rule', ...oneRule, answer: RuleAnswer },
    async (context, { params }) => ruleJson(await showRule(context, params.id)),
  ),
  action(
    'POST',
    '/alert-rules',
    { id: 'addAlertRule', summary: 'Creates an alert rule', body: v.object(body), answer: RuleAnswer },
    async (context, { body: sent }) => ruleJson(await createRule(context, sent)),
  ),
  action(
    'PATCH',
    '/alert-rules/:id',
    {
      id: 'changeAlertRule',
      summary: 'Edits an alert rule; fields that are not sent do not change',
      ...oneRule,
      body: v.partial(v.object(body)),
      answer: RuleAnswer,
    },
    async (context, { params, body: sent, revision, answerWith }) => {
      const edit = editOf(sent, revision, asSent);
      return ruleJson(await editRule(context, params.id, edit, (held) => answerWith(ruleJson(held))));
    },
  ),
  action(
    'DELETE',
    '/alert-rules/:id',
    { id: 'removeAlertRule', summary: 'Deletes a rule; its alerts remain', ...oneRule },
    (context, { params }) => removeRule(context, params.id),
  ),
  action(
    'PUT',
    '/alert-rules/:id/excluded-hives/:hiveId',
    {
      id: 'excludeHive',
      summary: 'Makes the rule ignore this hive from now on',
      params: v.object({ ...ruleId, hiveId: sentId<HiveId>('hive') }),
      answer: RuleAnswer,
    },
    async (context, { params }) => ruleJson(await excludeHive(context, params.id, params.hiveId)),
  ),
];

const manyRulesActions = [
  action(
    'GET',
    '/alert-rules',
    { id: 'listAlertRules', summary: 'Alert rules of the person, by name', answer: RulesAnswer },
    async (context) => rulesJson(await ownRules(context)),
  ),
  action(
    'POST',
    '/alert-rules/from-templates',
    {
      id: 'copyAlertTemplates',
      summary: 'Creates rules from templates, in the language of the person, all or none',
      body: v.object({
        templates: v.pipe(
          v.array(
            v.object({
              kind: v.picklist(alertTemplateKinds),
              name: name.rule,
              description: description.rule,
            }),
          ),
          v.maxLength(50, 'too_many'),
        ),
        timeZone: timeZone.rule,
      }),
      answer: RulesAnswer,
    },
    async (context, { body: { templates, timeZone } }) =>
      rulesJson(await copyTemplates(context, templates, timeZone)),
  ),
  action(
    'POST',
    '/alert-rules/active',
    {
      id: 'switchAlertRules',
      summary: 'Switches all rules of the person on or off',
      body: v.object({ isActive: v.boolean() }),
      answer: RulesAnswer,
    },
    async (context, { body: { isActive } }) => rulesJson(await setAllActive(context, isActive)),
  ),
];

export const alertRuleRoutes = inOneScope([...oneRuleActions, ...manyRulesActions]);
