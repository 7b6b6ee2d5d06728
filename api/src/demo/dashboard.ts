import { createDashboard } from '#dashboards/dashboard-admin/service.ts';
import { seenHives } from '#hives/queries/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';

/** Those under which scales stand, by their place: both with a year of measurements, if it is made, before the one with three days. */
const shownHives = [2, 3, 0];

/** A dashboard for a screen on a wall; hives that nothing measures are passed over by it. */
export async function hangDashboard(context: SignedInContext, say: (id: string) => string): Promise<void> {
  const hives = await seenHives(context);
  await createDashboard(context, {
    title: say('demo.dashboard'),
    description: say('demo.dashboard.about'),
    hiveIds: shownHives.flatMap((index) => hives[index]?.id ?? []),
    parts: ['weight', 'temperature', 'inspections'],
  });
}
