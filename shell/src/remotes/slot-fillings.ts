import type { SlotFilling, WritableStore } from '@skep/remote-kit';
import type { LiveRegistry } from './live-registry.ts';
import type { LoadSlots } from './load-remote.ts';
import type { RemoteReports } from './remote-reports.ts';

export interface SlotFillingParts {
  live: LiveRegistry;
  reports: RemoteReports;
  loadSlots: LoadSlots;
}

/** Keeps the list of who fills slots as the registry has it: a remote that is switched off leaves them. */
export function fillSlots(slots: WritableStore<readonly SlotFilling[]>, parts: SlotFillingParts): void {
  const { live } = parts;
  // The same filling stays the same object, or each change of the registry would draw and load all of them again.
  const known = new Map<string, SlotFilling>();

  function update(): void {
    const next = live.get().remotes.flatMap(({ name, contributions }) =>
      (contributions.slots ?? []).map((slot) => {
        const key = `${name} ${slot}`;
        const filling = known.get(key) ?? { slot, remote: name, load: () => load(name, parts) };
        known.set(key, filling);
        return filling;
      }),
    );
    const shown = slots.get();
    const isSame = next.length === shown.length && next.every((filling, index) => filling === shown[index]);
    if (!isSame) slots.set(next);
  }

  update();
  live.subscribe(update);
}

/** By the registry as the page knows it: no round trip for a line. The tab stays with that version of the remote. */
async function load(name: string, { live, reports, loadSlots }: SlotFillingParts) {
  const row = live.row(name);
  if (!row) throw new Error(`${name} is not in the registry`);
  try {
    const remoteSlots = await loadSlots(row);
    live.keep(row);
    return remoteSlots;
  } catch (error) {
    reports.failed(name, row.version);
    throw error;
  }
}
