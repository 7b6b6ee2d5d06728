import * as v from 'valibot';
import {
  type BiotechnicalMeasure,
  biotechnicalMeasures,
  treatmentForm,
  typedTreatmentForm,
} from './register-rules.ts';

const done = {
  ...{ hiveIds: ['1'], day: '2026-05-01', lastDay: '2026-05-24', method: 'biotechnical' },
  ...{ reason: 'Varroa', appliedBy: 'Anna' },
};
const problems = (typed: object) =>
  (v.safeParse(treatmentForm, { ...done, ...typed }).issues ?? []).map(
    ({ path, message }) => `${path?.[0].key} ${message}`,
  );

test.each(biotechnicalMeasures)('%s needs no product, substance, quantity or withdrawal', (measure) => {
  expect(problems({ measure })).toEqual([]);
});

test('a biotechnical treatment has a name: a measure or a product', () => {
  expect(problems({})).toEqual(['measure required']);
  expect(problems({ product: 'Sponge' })).toEqual([]);
  expect(problems({ measure: 'prayer' })).toEqual(['measure unknown_choice']);
});

test('only a product can make honey wait', () => {
  expect(problems({ measure: 'heat', withdrawalDays: 7 })).toEqual(['product required']);
  expect(problems({ product: 'Sponge', withdrawalDays: 7 })).toEqual([]);
});

test('a medicine still needs all that law asks for, and a measure does not replace it', () => {
  expect(problems({ method: 'strips', measure: 'brood_break' })).toEqual([
    ...['product required', 'substance required', 'withdrawalDays required', 'quantity required'],
  ]);
});

test('what a screen hides is not saved', () => {
  const medicine = {
    product: 'Thymol',
    substance: 'Thymol',
    withdrawalDays: 14,
    quantity: '50 g',
    batch: 'L1',
  };
  const measure: BiotechnicalMeasure = 'drone_brood_removal';
  const typed = { ...done, ...medicine, measure };
  const saved = v.parse(typedTreatmentForm, typed);
  expect(Object.entries(saved).filter(([name, value]) => name in medicine && value !== undefined)).toEqual(
    [],
  );
  expect(saved.measure).toBe(measure);
  expect(v.parse(typedTreatmentForm, { ...typed, method: 'strips' }).measure).toBeUndefined();
});
