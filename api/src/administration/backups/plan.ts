import { type BackupPlan, dayAfter, instantOfWireTime, wireTimeOf } from '@skep/domain';

/** Until somebody has decided it. */
export const firstPlan: BackupPlan = {
  isOn: false,
  hour: 3,
  timeZone: 'UTC',
  storedMax: 14,
  recipient: undefined,
};

/** How often the backup of one day is tried. */
const triesMax = 3;

export interface Attempt {
  startedAt: Date;
  isStored: boolean;
}

/** Whether the plan wants a backup now: that of its last hour, which a machine that was off then makes later. */
export function isDue(plan: BackupPlan, attempts: readonly Attempt[], now: Date): boolean {
  if (!plan.isOn) return false;
  const since = lastTime(plan, now);
  const later = attempts.filter(({ startedAt }) => startedAt >= since);
  return later.length < triesMax && !later.some(({ isStored }) => isStored);
}

/** When the hour of the plan last began. */
function lastTime({ hour, timeZone }: BackupPlan, now: Date): Date {
  const ofDay = (day: string) =>
    instantOfWireTime(`${day} ${String(hour).padStart(2, '0')}:00:00`, timeZone) ?? now;
  const today = wireTimeOf(now, timeZone).slice(0, 10);
  const ofToday = ofDay(today);
  return ofToday <= now ? ofToday : ofDay(dayAfter(today, -1));
}
