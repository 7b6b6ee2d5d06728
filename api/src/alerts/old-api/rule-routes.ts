import { AppError } from '@skep/domain';
import Type from 'typebox';
import { createRule, editRule, ownRules, removeRule, showRule } from '#alerts/rules/service.ts';
import { climateOfApiaries } from '#hive-core/half-of-earth.ts';
import type { AlertRuleId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { AlertRuleBody, DefaultRuleBody, ruleToWire } from './rule-answer.ts';
import { AlertRuleInput, alertRuleNames, newRuleOf, sentRuleOf } from './rule-input.ts';
import { defaultRulesToWire } from './templates.ts';

const tags = ['alert rules'];
const params = idParams<AlertRuleId>('alert rule');
const config = { access: 'signedIn', errors: { names: alertRuleNames } } as const;
const RulesBody = Type.Object({ alert_rules: Type.Array(AlertRuleBody) });

const listRoute: Routes = async (http) => {
  http.get(
    '/alert-rules',
    {
      // Old clients take this 404 for an empty list (reference 1.12).
      config: {
        ...config,
        errors: { ...config.errors, codes: { not_found: { error: 'no alert_rules available' } } },
      },
      schema: {
        operationId: 'getAlertRules',
        tags,
        summary: 'Alert rules of the person by name; 404 if there are none',
        response: { 200: RulesBody },
      },
    },
    async (request) => {
      const rules = await ownRules(signedInContextOf(request));
      if (rules.length === 0) throw new AppError('not_found');
      return { alert_rules: rules.map(ruleToWire) };
    },
  );

  http.get(
    '/alert-rules-default',
    {
      config,
      schema: {
        operationId: 'getDefaultAlertRules',
        tags,
        summary: 'Example rules; names and descriptions are keys that clients translate',
        response: { 200: Type.Object({ 'alert-rules': Type.Array(DefaultRuleBody) }) },
      },
    },
    async (request) => ({
      'alert-rules': defaultRulesToWire(await climateOfApiaries(signedInContextOf(request))),
    }),
  );
};

const createRoute: Routes = async (http) => {
  http.post(
    '/alert-rules',
    {
      config,
      schema: {
        operationId: 'createAlertRule',
        tags,
        summary: 'Creates an alert rule from formulas or one condition',
        body: AlertRuleInput,
        response: { 201: AlertRuleBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return ruleToWire(await createRule(signedInContextOf(request), newRuleOf(request.body)));
    },
  );
};

const oneRoutes: Routes = async (http) => {
  http.get(
    '/alert-rules/:id',
    {
      config,
      schema: {
        operationId: 'getAlertRule',
        tags,
        summary: 'One alert rule',
        params,
        response: { 200: AlertRuleBody },
      },
    },
    async (request) => ruleToWire(await showRule(signedInContextOf(request), request.params.id)),
  );

  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/alert-rules/:id',
      config,
      schema: {
        operationId: `editAlertRule${suffix}`,
        tags,
        summary: 'Updates an alert rule; absent fields do not change',
        params,
        body: AlertRuleInput,
        response: { 200: AlertRuleBody },
      },
      handler: async (request) => {
        const edit = { revision: revisionIn(request), ...sentRuleOf(request.body) };
        return ruleToWire(await editRule(signedInContextOf(request), request.params.id, edit, ruleToWire));
      },
    });
  }

  http.delete(
    '/alert-rules/:id',
    {
      config,
      schema: {
        operationId: 'deleteAlertRule',
        tags,
        summary: 'Deletes a rule; its alerts remain',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeRule(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldAlertRuleRoutes = inOneScope([listRoute, createRoute, oneRoutes]);
