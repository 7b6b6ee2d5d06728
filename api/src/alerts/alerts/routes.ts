import { AppError } from '@skep/domain';
import Type from 'typebox';
import type { AlertId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods, idParams } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  deleteAlert,
  deleteAlerts,
  markAlert,
  markRead,
  noteAlert,
  ownAlerts,
  showAlert,
  unreadAlerts,
} from './service.ts';
import {
  AlertBody,
  AlertIdsInput,
  AlertMarksInput,
  alertToWire,
  marksOf,
  NotedAlertInput,
  notedOf,
} from './wire.ts';

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
        querystring: Type.Object({
          open: Type.Optional(Type.Boolean({ description: 'Only ongoing or unread alerts (an addition).' })),
        }),
        response: { 200: Type.Object({ alerts: Type.Array(AlertBody) }) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const alerts = await ownAlerts(context, { isOpen: request.query.open === true });
      if (alerts.length === 0) throw new AppError('not_found');
      return { alerts: alerts.map((alert) => alertToWire(alert, context.locale)) };
    },
  );

  http.get(
    '/alerts/unread',
    {
      config,
      schema: {
        operationId: 'getUnreadAlerts',
        tags,
        summary: 'Number of unread alerts',
        response: { 200: Type.Object({ count: Type.Integer() }) },
      },
    },
    async (request) => ({ count: await unreadAlerts(signedInContextOf(request)) }),
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
  http.post(
    '/alerts/read',
    {
      config: { ...config, errors: { names } },
      schema: {
        operationId: 'markAlertsRead',
        tags,
        summary: 'Marks these alerts, or all, as read or unread',
        body: Type.Object({ ...AlertIdsInput.properties, read: Type.Boolean() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { alert_ids: ids, read } = request.body;
      await markRead(signedInContextOf(request), ids, read);
      return nothing(reply.status(204));
    },
  );

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

export const alertRoutes = inOneScope([listRoutes, oneRoutes, manyRoutes]);
