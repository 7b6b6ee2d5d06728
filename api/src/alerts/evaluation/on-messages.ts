import { alertsWatcher } from '#alerts/rules/watched-store.ts';
import type { DeviceWatcher } from '#platform/context/context.ts';
import { evaluate } from './evaluate.ts';
import { asksTheModel, pairsOf } from './pair-store.ts';

/** Devices are collected for this long before a model is queried: not each second again, where none answers. */
const pollSeconds = 5;

/**
 * Rules look at each message of their devices, in the transaction in which its mark goes. Rules that look by the clock look
 * again only where a message came too late for them.
 */
export const alertRulesWatch: DeviceWatcher = {
  name: alertsWatcher,
  async read(context, measured) {
    const times = new Map(measured.map((each) => [each.deviceId, each.times.map((time) => time.getTime())]));
    const pairs = await pairsOf(context, { deviceIds: [...times.keys()] });
    await evaluate(
      context,
      pairs.map((pair) => {
        const ofDevice = times.get(pair.device.id) ?? [];
        const looksAtMessages = pair.rule.calculationMinutes === 0;
        return {
          pair,
          until: looksAtMessages ? Math.max(0, ...ofDevice) : 0,
          oldest: Math.min(...ofDevice),
        };
      }),
    );
    if (context.alertModel !== undefined && pairs.some(asksTheModel))
      await context.jobs.send('ask-alert-model', {}, { startAfterSeconds: pollSeconds });
  },
};
