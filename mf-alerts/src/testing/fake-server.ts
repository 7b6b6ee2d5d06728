import type { FakeAnswer } from '@skep/remote-kit/testing';
import { AlertCurveQuery } from '../alerts/AlertCurve.graphql.ts';
import {
  AlertsQuery,
  DeleteAlertsMutation,
  ExcludeHiveMutation,
  MarkAlertsReadMutation,
  RateAlertMutation,
  SnoozeAlertMutation,
} from '../alerts/AlertsScreen.graphql.ts';
import type { AlertRuleInput } from '../generated/graphql.ts';
import { TryRuleMutation } from '../rule-form/backtest/TryRule.graphql.ts';
import { SendTestAlertMutation } from '../rule-form/channels/SendTest.graphql.ts';
import {
  ChangeRuleMutation,
  CreateRuleMutation,
  EditRuleQuery,
  NewRuleQuery,
} from '../rule-form/RuleFormPage.graphql.ts';
import {
  AlertRulesQuery,
  DeleteAlertRuleMutation,
  SetAlertRuleMutation,
  SetAlertRulesActiveMutation,
} from '../rules/AlertRulesScreen.graphql.ts';
import { OpenAlertsQuery } from '../slots/OpenAlerts.graphql.ts';
import { CopyAlertTemplatesMutation } from '../templates/TemplatesScreen.graphql.ts';
import {
  aCondition,
  aCurve,
  aRule,
  aSentTest,
  aTriedRule,
  type FakeAlert,
  type FakeRule,
  ruleChoices,
  someAlerts,
  someRules,
} from './builders.ts';
import { answering } from './gateway.ts';

const done = { __typename: 'Done', done: true };

/** Answers of a gateway that remembers mutations. */
export function fakeServer(initial: { alerts?: FakeAlert[]; rules?: FakeRule[] } = {}): FakeAnswer[] {
  let alerts = initial.alerts ?? someAlerts();
  let rules = initial.rules ?? someRules();
  const ruleOf = (id: string, changes: Partial<FakeRule>) => {
    rules = rules.map((rule) => (rule.id === id ? { ...rule, ...changes } : rule));
    return rules.find((rule) => rule.id === id);
  };
  return [
    answering(AlertsQuery, () => ({ alerts, alertRules: rules })),
    answering(OpenAlertsQuery, () => ({
      openAlerts: alerts.filter(({ endedAt, isRead }) => endedAt === null || !isRead),
    })),
    answering(AlertCurveQuery, ({ id }) => ({
      alertCurve: alerts.some((alert) => alert.id === id) ? aCurve() : null,
    })),
    answering(AlertRulesQuery, () => ({ alertRules: rules, alertRecords: recordsOf(alerts) })),
    answering(RateAlertMutation, ({ id, outcome }) => {
      alerts = alerts.map((alert) => (alert.id === id ? { ...alert, outcome: outcome ?? null } : alert));
      return { rateAlert: alerts.find((alert) => alert.id === id) };
    }),
    answering(MarkAlertsReadMutation, ({ ids, isRead }) => {
      alerts = alerts.map((alert) => (ids?.includes(alert.id) === false ? alert : { ...alert, isRead }));
      return { markAlertsRead: done };
    }),
    answering(SnoozeAlertMutation, ({ id, until }) => {
      alerts = alerts.map((alert) => (alert.id === id ? { ...alert, snoozedUntil: until ?? null } : alert));
      return { snoozeAlert: alerts.find((alert) => alert.id === id) };
    }),
    answering(ExcludeHiveMutation, ({ id, hiveId }) => {
      alerts = alerts.map((alert) =>
        alert.ruleId === id && alert.hiveId === hiveId ? { ...alert, ruleState: 'OFF' } : alert,
      );
      return { excludeHiveFromAlertRule: ruleOf(id, { excludedHiveIds: [hiveId] }) };
    }),
    answering(DeleteAlertsMutation, ({ ids }) => {
      alerts = alerts.filter((alert) => ids?.includes(alert.id) === false);
      return { deleteAlerts: done };
    }),
    answering(NewRuleQuery, () => ruleChoices()),
    answering(EditRuleQuery, ({ id }) => ({
      ...ruleChoices(),
      alertRule: rules.find((rule) => rule.id === id) ?? null,
    })),
    answering(TryRuleMutation, () => ({ tryAlertRule: aTriedRule() })),
    answering(SendTestAlertMutation, () => ({ sendTestAlert: aSentTest() })),
    answering(CreateRuleMutation, ({ input }) => {
      const made = aRule({ ...asStored(input), id: String(90 + rules.length) });
      rules = [...rules, made];
      return { createAlertRule: made };
    }),
    answering(ChangeRuleMutation, ({ id, revision, input }) => {
      const current = rules.find((rule) => rule.id === id);
      return {
        changeAlertRule:
          current && current.revision !== revision
            ? { __typename: 'AlertRuleConflict', current }
            : ruleOf(id, { ...asStored(input), revision: revision + 1 }),
      };
    }),
    answering(SetAlertRuleMutation, ({ id, isActive, byEmail }) => ({
      setAlertRule: ruleOf(id, {
        ...(typeof isActive === 'boolean' && { isActive }),
        ...(typeof byEmail === 'boolean' && { byEmail }),
      }),
    })),
    answering(SetAlertRulesActiveMutation, ({ isActive }) => {
      rules = rules.map((rule) => ({ ...rule, isActive }));
      return { setAlertRulesActive: { __typename: 'AlertRules', rules } };
    }),
    answering(DeleteAlertRuleMutation, ({ id }) => {
      rules = rules.filter((rule) => rule.id !== id);
      return { deleteAlertRule: done };
    }),
    answering(CopyAlertTemplatesMutation, ({ input }) => {
      const made = input.templates.map(({ name, description }, index) =>
        aRule({ id: String(50 + index), name, description: description ?? null }),
      );
      rules = [...rules, ...made];
      return { copyAlertTemplates: { __typename: 'AlertRules', rules: made } };
    }),
  ];
}

function recordsOf(alerts: readonly FakeAlert[]) {
  const ruleIds = new Set(alerts.flatMap(({ ruleId, outcome }) => (outcome ? (ruleId ?? []) : [])));
  return [...ruleIds].map((ruleId) => {
    const countOf = (outcome: FakeAlert['outcome']) =>
      alerts.filter((alert) => alert.ruleId === ruleId && alert.outcome === outcome).length;
    return {
      ...{ __typename: 'AlertRecord', ruleId },
      ...{ right: countOf('RIGHT'), falseAlarm: countOf('FALSE_ALARM') },
    };
  });
}

/** What was sent of a rule, with what the gateway says of every condition. */
function asStored({ description, worseBy, conditions, ...input }: AlertRuleInput): Partial<FakeRule> {
  return {
    ...input,
    description: description ?? null,
    worseBy: worseBy ?? null,
    conditions: [conditions].flat().map(({ calculation, minutes, comparison, ...condition }) =>
      aCondition({
        ...condition,
        calculation: calculation ?? 'MEAN',
        minutes: minutes ?? 0,
        comparison: comparison ?? 'VALUE',
      }),
    ),
  };
}
