import { anAlertRule } from '#alerts/rules/test-rules.ts';
import { readMarks } from '#measurements/change-feed/read-changes.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A cold hive and its alert. @returns the alert as GET sends it. */
export async function anAlert(api: TestApi, owner: TestUser) {
  const { key } = await aDevice(api, owner);
  await anAlertRule(api, owner);
  // A rule looks at what is measured after it was made, and other tests own the clock.
  const time = Math.floor(api.clock.now().getTime() / 1000) + 60;
  await api.request('POST', '/api/sensors', { body: { key, t_i: 12, time } });
  await readMarks(api.app.contextFor('test'));
  const { body } = await api.request('GET', '/api/alerts', { as: owner });
  return body.alerts[0];
}

/** The alerts that a person sees, as GET sends them. */
export async function alertsShownTo(api: TestApi, person: TestUser) {
  const { status, body } = await api.request('GET', '/api/alerts', { as: person });
  return status === 404 ? [] : body.alerts;
}

/** Events of a person's alerts to notify, in order. */
export async function eventKindsOf({ database: { db } }: TestApi, { id }: TestUser) {
  const events = await db
    .selectFrom('alert_events')
    .innerJoin('alerts', 'alerts.id', 'alert_events.alert_id')
    .select('alert_events.kind')
    .where('alerts.user_id', '=', id)
    .orderBy('alert_events.id')
    .execute();
  return events.map(({ kind }) => kind);
}
