import { alertOutcomes } from '@skep/domain';
import * as v from 'valibot';
import { conditionJson } from '#alerts/rules/rule-fields.ts';
import type { AlertId, AlertRuleId, ApiaryId, DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentIdList, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { type Alert, alertRuleStates } from './alert.ts';
import { reasonsOf } from './reasons.ts';
import {
  alertRecords,
  deleteAlert,
  deleteAlerts,
  markAlert,
  markRead,
  ownAlerts,
  showAlert,
  unreadAlerts,
} from './service.ts';

const alertId = { params: v.object({ id: sentId<AlertId>('alert') }) };

const AlertAnswer = v.object({
  id: idJson<AlertId>('alert'),
  ruleId: v.pipe(v.optional(idJson<AlertRuleId>('rule')), v.description('Absent: it was deleted.')),
  ruleName: v.string(),
  ruleState: v.pipe(
    v.picklist(alertRuleStates),
    v.description('off: it is switched off, or does not watch this hive.'),
  ),
  deviceId: v.optional(idJson<DeviceId>('device')),
  deviceName: v.optional(v.string()),
  hiveId: v.pipe(v.optional(idJson<HiveId>('hive')), v.description('On which the device was.')),
  hiveName: v.optional(v.string()),
  apiaryId: v.optional(idJson<ApiaryId>('apiary')),
  apiaryName: v.optional(v.string()),
  count: v.pipe(v.number(), v.description('How often the conditions were met.')),
  firstAt: v.date(),
  lastAt: v.date(),
  endedAt: v.pipe(v.optional(v.date()), v.description('Absent: it goes on.')),
  isRead: v.boolean(),
  snoozedUntil: v.pipe(v.optional(v.date()), v.description('No notification is sent until then.')),
  outcome: v.pipe(
    v.optional(v.picklist(alertOutcomes)),
    v.description('Whether the alert was right, as the person rates it. Absent: it is not rated.'),
  ),
  enteredOutcome: v.pipe(
    v.optional(v.picklist(alertOutcomes)),
    v.description(
      'The same by what was entered at the hive afterwards; counts where the person rated nothing.',
    ),
  ),
  reasons: v.pipe(
    v.array(
      v.object({
        ...conditionJson.entries,
        name: v.pipe(v.string(), v.description('Name of the quantity, in the language of the answer.')),
        unit: v.string(),
        value: v.pipe(v.optional(v.number()), v.description('Worst value that was found.')),
      }),
    ),
    v.description('Conditions of the rule as it was then.'),
  ),
});

const alertJson = (alert: Alert, language: string) => ({ ...alert, reasons: reasonsOf(alert, language) });

const chosen = { ids: v.optional(sentIdList<AlertId>('alert', 5000)) };

const oneAlert = [
  action(
    'GET',
    '/alerts/:id',
    { id: 'readAlert', summary: 'One alert', ...alertId, answer: AlertAnswer },
    async (context, { params }) => alertJson(await showAlert(context, params.id), context.locale),
  ),
  action(
    'PATCH',
    '/alerts/:id',
    {
      id: 'changeAlert',
      summary:
        'Marks an alert as read, snoozes it, or rates whether it was right; null ends the snooze or removes the rating',
      ...alertId,
      body: v.object({
        isRead: v.optional(v.boolean()),
        snoozedUntil: v.optional(sentMoment),
        outcome: v.optional(v.picklist(alertOutcomes, 'unknown_choice')),
      }),
      answer: AlertAnswer,
    },
    async (context, { params, body }) => alertJson(await markAlert(context, params.id, body), context.locale),
  ),
  action(
    'DELETE',
    '/alerts/:id',
    {
      id: 'removeAlert',
      summary: 'Deletes an alert; it does not return while its cause is ongoing',
      ...alertId,
    },
    (context, { params }) => deleteAlert(context, params.id),
  ),
];

const manyAlerts = [
  action(
    'GET',
    '/alerts',
    {
      id: 'listAlerts',
      summary: 'Alerts of the person, newest first, at most 1000',
      query: v.object({
        state: v.optional(
          v.pipe(
            v.picklist(['open', 'all']),
            v.description('open: those that go on or are unread. Default: all.'),
          ),
          'all',
        ),
      }),
      answer: v.array(AlertAnswer),
    },
    async (context, { query }) => {
      const alerts = await ownAlerts(context, { isOpen: query.state === 'open' });
      return alerts.map((alert) => alertJson(alert, context.locale));
    },
  ),
  action(
    'GET',
    '/alerts/unread',
    {
      id: 'countUnreadAlerts',
      summary: 'Number of unread alerts',
      answer: v.object({
        count: v.number(),
        version: v.pipe(
          v.string(),
          v.description(
            'As long as it is the same, no alert has begun, continued, ended, been marked or been deleted.',
          ),
        ),
      }),
    },
    unreadAlerts,
  ),
  action(
    'GET',
    '/alerts/records',
    {
      id: 'listAlertRecords',
      summary:
        'How often each rule was right in the last twelve months; only rules whose alerts the person has rated',
      answer: v.array(
        v.object({
          ruleId: idJson<AlertRuleId>('rule'),
          right: v.number(),
          falseAlarm: v.number(),
          unclear: v.number(),
        }),
      ),
    },
    alertRecords,
  ),
  action(
    'POST',
    '/alerts/read',
    {
      id: 'markManyAlerts',
      summary: 'Marks these alerts, or all, as read or unread',
      body: v.object({ ...chosen, isRead: v.boolean() }),
    },
    (context, { body }) => markRead(context, body.ids, body.isRead),
  ),
  action(
    'POST',
    '/alerts/delete',
    { id: 'removeManyAlerts', summary: 'Deletes these alerts, or all', body: v.object(chosen) },
    (context, { body }) => deleteAlerts(context, body.ids),
  ),
];

export const alertRoutes = inOneScope([...oneAlert, ...manyAlerts]);
