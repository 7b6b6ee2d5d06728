import { pathTo } from '@skep/remote-kit';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';

const hourMs = 60 * 60_000;
const least = 6 * hourMs;

/** The screen of what was measured around an alert, by the clock of this browser. Undefined: its device is gone. */
export function measurementsPath({ deviceId, firstAt, lastAt, endedAt }: Alert): string | undefined {
  if (deviceId === null) return undefined;
  const [first, last] = [Date.parse(firstAt), Date.parse(endedAt ?? lastAt)];
  const room = Math.max(least, (last - first) / 4);
  return `${pathTo('/measurements/:id', { id: deviceId })}?start=${clockText(first - room)}&end=${clockText(last + room)}`;
}

/** As the address of that screen says it: `2026-06-03T14:05`. */
function clockText(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
