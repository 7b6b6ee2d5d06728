import { AppError } from '@skep/domain';
import Type from 'typebox';
import {
  deleteAlert,
  deleteAlerts,
  markAlert,
  noteAlert,
  ownAlerts,
  showAlert,
} from '#alerts/alerts/service.ts';
import type { AlertId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  AlertBody,
  AlertIdsInput,
  AlertMarksInput,
  alertToWire,
  marksOf,
  NotedAlertInput,
  notedOf,
} from './alert-wire.ts';

const tags = ['alerts'];
const params = idParams<AlertId>('alert');
const config = { access: 'signedIn' } as const;
const notedNames = {
  alert_rule_id: 'ruleId',
  measurement_id: 'measurementId',
  alert_value: 'value',
} as const;
const names = { snoozed_until: 'snoozedUntil', read: 'isRead', alert_ids: 'alertIds' } as const;

const listRoutes: Routes = async (http) => {
  http.get(
    '/alerts',
    {
      // Old clients take this 404 for an empty list (reference 1.12).
      config: { ...config, errors: { codes: { not_found: { error: 'no alerts available' } } } },
      schema: {
        operationId: 'getAlerts',
        tags,
        summary: 'Alerts of the person, newest first, at most 1000; 404 if there are none',
        response: { 200: Type.Object({ alerts: Type.Array(AlertBody) }) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const alerts = await ownAlerts(context);
      if (alerts.length === 0) throw new AppError('not_found');
      return { alerts: alerts.map((alert) => alertToWire(alert, context.locale)) };
    },
  );
};

const oneRoutes: Routes = async (http) => {
  http.post(
    '/alerts',
    {
      config: { ...config, errors: { names: notedNames } },
      schema: {
        operationId: 'noteAlert',
        tags,
        summary: 'Stores an alert from another program; sends no notification',
        body: NotedAlertInput,
        response: { 201: AlertBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      reply.status(201);
      return alertToWire(await noteAlert(context, notedOf(request.body)), context.locale);
    },
  );

  http.get(
    '/alerts/:id',
    {
      config,
      schema: { operationId: 'getAlert', tags, summary: 'One alert', params, response: { 200: AlertBody } },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return alertToWire(await showAlert(context, request.params.id), context.locale);
    },
  );

  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/alerts/:id',
      config: { ...config, errors: { names } },
      schema: {
        operationId: `markAlert${suffix}`,
        tags,
        summary: 'Marks an alert as read, or snoozes it; other fields cannot change',
        params,
        body: AlertMarksInput,
        response: { 200: AlertBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const marks = marksOf(request.body);
        if (marks === undefined) throw fieldProblem('snoozedUntil', 'not_a_date');
        return alertToWire(await markAlert(context, request.params.id, marks), context.locale);
      },
    });
  }
};

const manyRoutes: Routes = async (http) => {
  http.delete(
    '/alerts/all',
    {
      config: { ...config, errors: { names } },
      schema: {
        operationId: 'deleteAlerts',
        tags,
        summary: 'Deletes these alerts, or all if there are no ids',
        body: AlertIdsInput,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteAlerts(signedInContextOf(request), request.body.alert_ids);
      return nothing(reply.status(204));
    },
  );

  http.delete(
    '/alerts/:id',
    {
      config,
      schema: {
        operationId: 'deleteAlert',
        tags,
        summary: 'Deletes an alert; it does not return while its cause is ongoing',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteAlert(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldAlertRoutes = inOneScope([listRoutes, oneRoutes, manyRoutes]);
