import { aHarvest, aTreatment, formicAcid } from '../../testing/entries.ts';
import { dutiesOf, missingFacts, registerDuties } from './register-duties.ts';

test('a sheet says what the countries of its apiaries ask, each once, and nothing of others', () => {
  expect(dutiesOf(['nl', 'de', 'nl', null, undefined, 'zz']).map(({ country }) => country)).toEqual([
    'de',
    'nl',
  ]);
});

test('what a country says has its source and the year, and how many years records stay', () => {
  for (const { sources, keepYears } of registerDuties) {
    expect(keepYears).toBeGreaterThanOrEqual(3);
    expect(sources.length).toBeGreaterThan(0);
    for (const { name, year } of sources) expect([name.length > 5, year > 1990]).toEqual([true, true]);
  }
});

test('missing fields are named with the entries; a struck entry, or no treatment, misses nothing', () => {
  const [de] = dutiesOf(['de']);
  const without = { ...formicAcid, batch: null, supplierAddress: '' };
  const entries = [
    aTreatment(),
    aTreatment({ number: 2, treatment: without }),
    aTreatment({ number: 3, treatment: without, correctedBy: 4 }),
    aTreatment({ number: 4, treatment: without, isStruck: true }),
    aHarvest({ number: 5 }),
  ];
  expect(de && missingFacts(de, entries)).toEqual([
    { fact: 'supplierAddress', numbers: [2] },
    { fact: 'batch', numbers: [2] },
  ]);
});
