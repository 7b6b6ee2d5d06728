import {
  type BiotechnicalMeasure,
  stepsAfter,
  type TreatmentForm,
  type TreatmentMethod,
  type TreatmentStep,
} from '@skep/domain';
import type {
  EntryFragment as Entry,
  EntryReminderInput,
  ProductFragment as Product,
  TreatmentInput,
} from '../generated/graphql.ts';
import { inCapitals, inSmall } from './feeding-values.ts';

/** What the form holds. */
export interface TreatmentValues {
  hiveIds: string[];
  day: string | undefined;
  lastDay: string | undefined;
  product: string;
  substance: string;
  method: TreatmentMethod | undefined;
  measure: BiotechnicalMeasure | undefined;
  dose: string;
  withdrawalDays: number | undefined;
  temperatureCelsius: number | undefined;
  quantity: string;
  batch: string;
  supplier: string;
  supplierAddress: string;
  reason: string;
  appliedBy: string;
  vet: string;
  vetContact: string;
  correctsId: string | undefined;
  correctionReason: string;
  /** What the person wants to be reminded of, and when; without what the form did not offer. */
  steps: Partial<Record<TreatmentStep, StepValue>>;
}

export interface StepValue {
  isWanted: boolean;
  /** YYYY-MM-DD; undefined: on the usual one. */
  day: string | undefined;
}

/** Of a product, what stays the same from one treatment to the next. */
export type ProductValues = Pick<
  TreatmentValues,
  'product' | 'substance' | 'method' | 'dose' | 'withdrawalDays' | 'supplier' | 'supplierAddress'
>;

export function newTreatment(
  day: string,
  hiveIds: string[],
  appliedBy: string,
  reason: string,
): TreatmentValues {
  return {
    ...{ hiveIds, day, lastDay: day, appliedBy, reason },
    ...{
      product: '',
      substance: '',
      method: undefined,
      measure: undefined,
      dose: '',
      withdrawalDays: undefined,
    },
    ...{ quantity: '', batch: '', supplier: '', supplierAddress: '', vet: '', vetContact: '' },
    temperatureCelsius: undefined,
    ...{ correctsId: undefined, correctionReason: '', steps: {} },
  };
}

export function valuesOfTreatment({ id, hives, day, lastDay, treatment }: Entry): TreatmentValues {
  const empty = newTreatment(
    day,
    hives.map((hive) => hive.hiveId),
    '',
    '',
  );
  if (!treatment) return empty;
  return {
    ...empty,
    ...productOf(treatment),
    ...{ lastDay: lastDay ?? day, quantity: treatment.quantity ?? '', batch: treatment.batch ?? '' },
    measure: treatment.measure === null ? undefined : inSmall(treatment.measure),
    ...{ reason: treatment.reason, appliedBy: treatment.appliedBy },
    temperatureCelsius: treatment.temperatureCelsius ?? undefined,
    ...{ vet: treatment.vet ?? '', vetContact: treatment.vetContact ?? '', correctsId: id },
  };
}

export function productOf(treatment: NonNullable<Entry['treatment']>): ProductValues {
  return {
    ...{ product: treatment.product ?? '', substance: treatment.substance ?? '', dose: treatment.dose ?? '' },
    method: inSmall(treatment.method),
    ...{ withdrawalDays: treatment.withdrawalDays ?? undefined, supplier: treatment.supplier ?? '' },
    supplierAddress: treatment.supplierAddress ?? '',
  };
}

/** A product that somebody else shares has their name. */
export interface OfferedProduct extends ProductValues {
  ownerName?: string | undefined;
}

/**
 * The person's list, what members of their groups share, and other products of these entries as they were used last:
 * what a list does not say of a product is as it was then, too.
 */
export function productsOf(listed: readonly Product[], entries: readonly Entry[]): OfferedProduct[] {
  const products = new Map<string, OfferedProduct>();
  const own = listed.filter(({ ownerName }) => ownerName === null);
  for (const product of [...own, ...listed]) {
    if (!products.has(product.name)) products.set(product.name, listedProduct(product));
  }
  for (const { treatment } of entries) {
    if (!treatment?.product) continue;
    const listedOrUsed = products.get(treatment.product);
    const used = productOf(treatment);
    products.set(used.product, listedOrUsed ? completedBy(listedOrUsed, used) : used);
  }
  return [...products.values()].sort((a, b) => a.product.localeCompare(b.product));
}

function completedBy(product: OfferedProduct, { dose, supplier, supplierAddress }: ProductValues) {
  const isSupplierOpen = product.supplier === '' && product.supplierAddress === '';
  return { ...product, dose: product.dose || dose, ...(isSupplierOpen && { supplier, supplierAddress }) };
}

function listedProduct({ name, ownerName, ...product }: Product): OfferedProduct {
  return {
    ...{ product: name, substance: product.substance, dose: product.dose ?? '' },
    method: inSmall(product.method),
    ...{ withdrawalDays: product.withdrawalDays, supplier: product.supplier ?? '' },
    ...{ supplierAddress: product.supplierAddress ?? '', ownerName: ownerName ?? undefined },
  };
}

/** Steps that are offered, each as it is ticked; a second dose is not given of most products. */
export function offeredSteps(
  { method, day = '', lastDay = '', steps }: Pick<TreatmentValues, 'method' | 'day' | 'lastDay' | 'steps'>,
  today: string,
): { step: TreatmentStep; isWanted: boolean; day: string }[] {
  return stepsAfter({ method, day, lastDay }, today).map(({ step, day: usual }) => ({
    step,
    isWanted: steps[step]?.isWanted ?? step !== 'second_dose',
    day: steps[step]?.day ?? usual,
  }));
}

/** As the gateway takes it. @param reminders of the steps that are ticked */
export function treatmentInput(form: TreatmentForm, reminders: EntryReminderInput[]): TreatmentInput {
  return {
    ...form,
    method: inCapitals(form.method),
    measure: form.measure && inCapitals(form.measure),
    ...(reminders.length > 0 && { reminders, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  };
}
