import fc from 'fast-check';
import { dayAfter } from './day-after.ts';
import {
  datedSteps,
  daysToMove,
  type HiveMethod,
  hiveMethods,
  movedSteps,
  type PlannedStep,
  spoilsHarvest,
  stepsOf,
} from './hive-methods.ts';

const start = '2026-05-10';

const begun = (method: HiveMethod): PlannedStep[] =>
  datedSteps(method, start).map(({ step, day }) => ({ step, day, plannedDay: day, doneOn: undefined }));

const anyMethod = fc.constantFrom(...hiveMethods);
const anyDays = fc.integer({ min: -60, max: 60 });

test('an artificial swarm is moved again after a week, before its queens emerge', () => {
  expect(datedSteps('pagden', start)).toEqual([
    { step: 'move_parent', day: '2026-05-10' },
    { step: 'leave_one_cell', day: '2026-05-16' },
    { step: 'move_parent_again', day: '2026-05-17' },
    { step: 'check_mated', day: '2026-06-07' },
    { step: 'decide_union', day: '2026-06-14' },
  ]);
});

test('queens emerge 12 days after grafting, 16 after the egg', () => {
  const days = new Map(datedSteps('rearing', start).map(({ step, day }) => [step, day]));
  expect(days.get('breeder_comb')).toBe(dayAfter(start, -4));
  expect(days.get('emergence')).toBe(dayAfter(start, 12));
  expect(days.get('mating_flights')).toBe(dayAfter(start, 18));
});

test.each(hiveMethods)(
  'the steps of %s come in the order of their days, after those that they follow',
  (method) => {
    const days = datedSteps(method, start).map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    const steps = stepsOf(method);
    for (const [at, { follows }] of steps.entries()) {
      if (follows !== undefined) expect(steps.slice(0, at).map(({ step }) => step)).toContain(follows);
    }
  },
);

test('no move of a start or of a step lets a treatment come before the harvest that it would spoil, unseen', () => {
  fc.assert(
    fc.property(anyMethod, fc.nat(20), anyDays, (method, at, days) => {
      const steps = begun(method);
      expect(spoilsHarvest(method, steps)).toBe(false);
      const moved = movedSteps({ method, startDay: start, steps }, { day: dayAfter(start, days) });
      expect(spoilsHarvest(method, moved)).toBe(false);
      const { step, day } = steps[at % steps.length] ?? { step: undefined, day: undefined };
      const one = movedSteps({ method, startDay: start, steps }, { step, day: dayAfter(day ?? start, days) });
      const dayOf = (key: string) => one.find((each) => each.step === key)?.day ?? '';
      expect(spoilsHarvest(method, one)).toBe(
        method === 'caging' && dayOf('treat_broodless') < dayOf('harvest'),
      );
    }),
  );
});

test('a plan moves whole: open steps by the same days, done ones not at all', () => {
  fc.assert(
    fc.property(
      anyMethod,
      fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      anyDays,
      (method, isDone, days) => {
        const steps = begun(method).map((step, at) => ({
          ...step,
          doneOn: isDone[at] ? dayAfter(step.plannedDay, 2) : undefined,
        }));
        const moved = movedSteps({ method, startDay: start, steps }, { day: dayAfter(start, days) });
        const shifts = moved.map(({ day }, at) => Date.parse(day ?? '') - Date.parse(steps[at]?.day ?? ''));
        expect(shifts).toEqual(steps.map(({ doneOn }) => (doneOn === undefined ? days * 86_400_000 : 0)));
        // There and back again is where it was.
        const back = movedSteps({ method, startDay: dayAfter(start, days), steps: moved }, { day: start });
        expect(back.map(({ day }) => day)).toEqual(steps.map(({ day }) => day));
        expect(moved.map(({ step }) => daysToMove({ method, steps: moved }, step))).toEqual(
          moved.map(() => undefined),
        );
      },
    ),
  );
});

test('a step that was done on another day moves what follows it, once', () => {
  const plan = { method: 'rearing' as const, startDay: start };
  const steps = begun('rearing').map((step) =>
    step.step === 'graft' ? { ...step, doneOn: '2026-05-12' } : step,
  );
  expect(daysToMove({ ...plan, steps }, 'graft')).toBe(2);
  const moved = movedSteps({ ...plan, steps }, { step: 'graft', day: '2026-05-12' });
  const dayOf = (key: string) => moved.find(({ step }) => step === key)?.day;
  expect([dayOf('cell_builder'), dayOf('graft'), dayOf('check_accepted'), dayOf('mating_flights')]).toEqual([
    ...['2026-05-09', '2026-05-10', '2026-05-13', '2026-05-30'],
  ]);
  expect(movedSteps({ ...plan, steps: moved }, { step: 'graft', day: '2026-05-12' })).toEqual(moved);
  expect(daysToMove({ ...plan, steps: moved }, 'graft')).toBeUndefined();
});

test('what follows a step that is done counts from that one, and a deleted step is passed over', () => {
  const plan = { method: 'rearing' as const, startDay: start };
  const steps = begun('rearing')
    .filter(({ step }) => step !== 'emergence')
    .map((step) => (step.step === 'check_accepted' ? { ...step, doneOn: step.plannedDay } : step));
  const moved = movedSteps({ ...plan, steps }, { step: 'graft', day: '2026-05-13' });
  const changed = moved.filter((step, at) => step.day !== steps[at]?.day).map(({ step }) => step);
  expect(changed).toEqual([
    ...['graft', 'cells_sealed', 'mating_nuclei', 'move_cells', 'mating_flights', 'mark_queen'],
  ]);
});
