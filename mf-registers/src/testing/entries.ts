import type { EntryFragment as Entry, ProductFragment as Product } from '../generated/graphql.ts';

/** As its leaflet and receipt say. */
export const formicAcid = {
  __typename: 'Treatment' as const,
  ...{
    product: 'Formic acid 60 %',
    substance: 'Formic acid',
    method: 'EVAPORATION' as const,
    ...{ measure: null, dose: '200 ml' },
  },
  temperatureCelsius: null,
  ...{ withdrawalDays: 14, quantity: '400 ml', batch: 'FA-2207', supplier: 'Bee shop Utrecht' },
  ...{ supplierAddress: 'Markt 1, 3511 Utrecht', reason: 'Varroa', appliedBy: 'Anna de Vries' },
  ...{ vet: null, vetContact: null },
};

/** On the person's list. */
export const aProduct = (overrides: Partial<Product> = {}) => ({
  __typename: 'TreatmentProduct' as const,
  ...{ id: '1', name: 'Oxalic acid 3.5 %', substance: 'Oxalic acid', method: 'TRICKLING' as const },
  ...{ dose: '50 ml', withdrawalDays: 0, supplier: 'Bee shop Utrecht', supplierAddress: null },
  ...{ isShared: false, ownerName: null, ...overrides },
});

/** A treatment of two hives; by default the first of the records. */
export function aTreatment(overrides: Partial<Entry> = {}) {
  return {
    __typename: 'RegisterEntry' as const,
    ...{ id: '1', number: 1, kind: 'TREATMENT' as const, day: '2026-07-20', lastDay: '2026-07-30' },
    ...{ writtenAt: '2026-07-30T18:05:00Z', authorName: 'Anna de Vries' },
    hives: [
      {
        __typename: 'RegisterHive' as const,
        hiveId: '1',
        name: 'Hive 1',
        apiaryName: 'Orchard',
        ...{ frames: null, mites: null },
      },
      {
        __typename: 'RegisterHive' as const,
        hiveId: '2',
        name: 'Hive 2',
        apiaryName: 'Orchard',
        ...{ frames: null, mites: null },
      },
    ],
    treatment: formicAcid,
    ...{ harvest: null, miteCount: null, feeding: null, jars: null, supers: null, proof: null },
    ...{
      corrects: null,
      correctionReason: null,
      isStruck: false,
      correctedBy: null,
      cameAt: null,
      canEdit: true,
    },
    hash: '3f6a0c1d9b2e47f58c90a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455f',
    ...overrides,
  };
}

/** A treatment without a medicine. */
export const aMeasure = (overrides: Partial<Entry> = {}) =>
  aTreatment({
    treatment: {
      ...{ ...formicAcid, product: null, substance: null, dose: null, withdrawalDays: null, quantity: null },
      ...{ batch: null, supplier: null, supplierAddress: null },
      ...{ method: 'BIOTECHNICAL' as const, measure: 'QUEEN_CAGING' as const },
    },
    ...overrides,
  });

/** A harvest of the same hives, shared by the frames taken. */
export function aHarvest(overrides: Partial<Entry> = {}) {
  const [first, second] = aTreatment().hives;
  return {
    ...aTreatment(),
    ...{ id: '2', number: 2, kind: 'HARVEST' as const, day: '2026-06-12', lastDay: null, treatment: null },
    hives: [...(first ? [{ ...first, frames: 6 }] : []), ...(second ? [{ ...second, frames: 3 }] : [])],
    harvest: {
      __typename: 'Harvest' as const,
      ...{ kilograms: 18, lot: '2026-L1', waterPercent: 17.2, isHeather: false },
      ...{ waterReason: null, withdrawalReason: null },
    },
    ...overrides,
  };
}

/** Syrup for the same hives. */
export function aFeeding(overrides: Partial<Entry> = {}) {
  return {
    ...aTreatment(),
    ...{ id: '3', number: 3, kind: 'FEEDING' as const, day: '2026-08-20', lastDay: null, treatment: null },
    feeding: {
      __typename: 'Feeding' as const,
      ...{ feed: 'SYRUP' as const, words: null, amount: 3, unit: 'LITRES' as const, isPerHive: true },
      ...{ ratio: 'THREE_TO_TWO' as const, storedEstimateKg: 2.3166 },
    },
    ...overrides,
  };
}

/** Jars of the harvest's lot. */
export function someJars(overrides: Partial<Entry> = {}) {
  return {
    ...aTreatment(),
    ...{ id: '4', number: 4, kind: 'JARS' as const, day: '2026-06-20', lastDay: null, treatment: null },
    jars: {
      __typename: 'Jars' as const,
      ...{ lot: '2026-L1', sizeGrams: 500, count: 20, bestBefore: '2028-06-20', origin: 'The Netherlands' },
    },
    ...overrides,
  };
}

/** A super on a hive whose honey had to wait. */
export function someSupers(overrides: Partial<Entry> = {}) {
  return {
    ...aTreatment(),
    ...{ id: '6', number: 6, kind: 'SUPERS' as const, day: '2026-08-02', lastDay: null, treatment: null },
    supers: {
      __typename: 'SupersPutOn' as const,
      ...{ count: 1, withdrawalReason: 'Room for the bees, its honey is fed back' },
    },
    ...overrides,
  };
}

/** The bill of that treatment. */
export function aProof(overrides: Partial<Entry> = {}) {
  return {
    ...aTreatment(),
    ...{ id: '7', number: 7, kind: 'PROOF' as const, lastDay: null, treatment: null },
    proof: {
      __typename: 'ProofOfPurchase' as const,
      ...{ of: 1, fileName: 'Bill of the bee shop.pdf' },
      sha256: '9b74c9897bac770ffc029102a200c5de4b6a1c6f1e1b8d2f0a3c5e7f9d1b3a5c',
    },
    ...overrides,
  };
}

/** A wash of the same hives. */
export function aMiteCount(overrides: Partial<Entry> = {}) {
  const counted = [6, 12].map((mites) => ({
    __typename: 'MitesOfHive' as const,
    ...{ mites, bees: 300, isBroodless: false },
  }));
  return {
    ...aTreatment(),
    ...{ id: '3', number: 3, kind: 'MITE_COUNT' as const, day: '2026-07-14', lastDay: null, treatment: null },
    hives: aTreatment().hives.map((hive, index) => ({ ...hive, mites: counted[index] ?? null })),
    miteCount: { __typename: 'MiteCount' as const, method: 'WASH' as const, days: null, recountDay: null },
    ...overrides,
  };
}
