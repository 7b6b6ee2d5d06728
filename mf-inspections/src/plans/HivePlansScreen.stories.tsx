import { aPlan, fakePlans } from '../testing/fake-plans.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { sampleHives } from '../testing/sample-inspections.ts';
import { HivePlansScreen } from './HivePlansScreen.tsx';
import { StartPlanScreen } from './StartPlanScreen.tsx';

export default { title: 'Inspections/Methods', parameters: { frame: 'none' } };

const pagden = aPlan();
const [first, ...rest] = pagden.tasks;
const late = { ...pagden, tasks: first ? [{ ...first, doneAt: '2026-06-05T10:00:00Z' }, ...rest] : rest };
const ended = { ...aPlan({ id: '74', method: 'DEMAREE' }), state: 'CANCELLED' as const, tasks: [] };
const plans = [late, aPlan({ id: '75', method: 'REARING' }), ended];
const at = {
  ...{ answers: fakePlans(plans, sampleHives), path: '/hives/11/plans', route: '/hives/:id/plans' },
};
const form = {
  ...at,
  ...{ path: '/hives/11/plans/create', route: '/hives/:id/plans/create' },
};

export const Methods = () => <InspectionsStory screen={<HivePlansScreen />} {...at} />;

export const Dark = () => <InspectionsStory screen={<HivePlansScreen />} {...at} theme="dark" />;

export const Narrow = () => <InspectionsStory screen={<HivePlansScreen />} {...at} isNarrow />;

export const Greek = () => <InspectionsStory screen={<HivePlansScreen />} {...at} language="el" isNarrow />;

export const Empty = () => (
  <InspectionsStory screen={<HivePlansScreen />} {...at} answers={fakePlans([], sampleHives)} />
);

export const Start = () => <InspectionsStory screen={<StartPlanScreen />} {...form} />;

export const StartNarrow = () => <InspectionsStory screen={<StartPlanScreen />} {...form} isNarrow />;

export const StartDark = () => <InspectionsStory screen={<StartPlanScreen />} {...form} theme="dark" />;
