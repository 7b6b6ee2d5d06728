import { AppError, alertTemplateKinds } from '@skep/domain';
import Type from 'typebox';
import { keepsBeesInSouth } from '#hive-core/half-of-earth.ts';
import type { AlertRuleId, HiveId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { revisionIn } from '#platform/http/revision.ts';
import { editMethods, idParams, idSchema, MaybeText, oneOf, text } from '#platform/http/schemas.ts';
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
import { defaultRulesToWire } from './templates-wire.ts';
import { AlertRuleBody, DefaultRuleBody, ruleToWire } from './wire.ts';
import { AlertRuleInput, alertRuleNames, newRuleOf, sentRuleOf } from './wire-input.ts';

const tags = ['alert rules'];
const params = idParams<AlertRuleId>('alert rule');
const config = { access: 'signedIn', errors: { names: alertRuleNames } } as const;
const RulesBody = Type.Object({ alert_rules: Type.Array(AlertRuleBody) });

const TemplateInput = Type.Object({
  kind: oneOf(alertTemplateKinds),
  name: text(),
  description: MaybeText,
});

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
      'alert-rules': defaultRulesToWire(await keepsBeesInSouth(signedInContextOf(request))),
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

const handyRoutes: Routes = async (http) => {
  http.post(
    '/alert-rules/:id/exclude',
    {
      config: { ...config, errors: { names: { ...alertRuleNames, hive_id: 'hiveId' } } },
      schema: {
        operationId: 'excludeHiveFromAlertRule',
        tags,
        summary: 'Makes the rule ignore this hive from now on',
        params,
        body: Type.Object({ hive_id: idSchema<HiveId>() }),
        response: { 200: AlertRuleBody },
      },
    },
    async (request) =>
      ruleToWire(await excludeHive(signedInContextOf(request), request.params.id, request.body.hive_id)),
  );

  http.post(
    '/alert-rules/copies',
    {
      config: { ...config, errors: { names: { ...alertRuleNames } } },
      schema: {
        operationId: 'copyDefaultAlertRules',
        tags,
        summary: 'Creates rules from example rules, in the language of the person, all or none',
        body: Type.Object({ templates: Type.Array(TemplateInput, { maxItems: 50 }), timezone: text() }),
        response: { 201: RulesBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const { templates, timezone } = request.body;
      const named = templates.map(({ kind, name, description }) => ({
        kind,
        name,
        description: description ?? undefined,
      }));
      const made = await copyTemplates(signedInContextOf(request), named, timezone);
      return { alert_rules: made.map(ruleToWire) };
    },
  );

  http.post(
    '/alert-rules/active',
    {
      config,
      schema: {
        operationId: 'setAlertRulesActive',
        tags,
        summary: 'Switches all rules of the person on or off',
        body: Type.Object({ active: Type.Boolean() }),
        response: { 200: RulesBody },
      },
    },
    async (request) => ({
      alert_rules: (await setAllActive(signedInContextOf(request), request.body.active)).map(ruleToWire),
    }),
  );
};

export const alertRuleRoutes = inOneScope([listRoute, createRoute, oneRoutes, handyRoutes]);
