import { importUnits, inUnits, languages, type Units, usualUnits } from '@skep/domain';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';
import { quantityTitle } from '#platform/taxonomy/quantity-names.ts';
import { titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { read, rounded } from './test-reading.ts';

const american: Units = { weight: 'lb', temperature: 'fahrenheit' };
const codes = languages.map(({ code }) => code);

test.each([usualUnits, american])('every title of our own tables is read as it was meant (%o)', (units) => {
  for (const code of codes)
    for (const { abbreviation, unit: stored } of quantities) {
      const { unit } = inUnits({ value: 0, unit: stored }, units);
      const asWritten = { quantity: abbreviation, unit: unit === stored ? undefined : unit, hasUnit: true };
      const title = quantityTitle(code, abbreviation, units);
      expect([code, title, titledQuantity(title, true)]).toEqual([code, title, asWritten]);
      // Of a device's log, with the key behind it.
      expect([title, titledQuantity(`${title} (${abbreviation})`)]).toEqual([title, asWritten]);
      expect(importUnits(stored)).toContain(unit);
    }
});

const names: QuantityName[] = ['t', 't_i', 'weight_kg', 'h'];

test.each(codes)('our own table in pounds and Fahrenheit comes back as it was stored (%s)', (code) => {
  const titles = names.map((name) => `"${quantityTitle(code, name, american)}"`);
  const { values } = read(`hive,time,${titles.join()}\nA,2026-05-14T10:00:00+02:00,68,95,100,60\n`);
  expect(rounded(values[0])).toEqual({ t: 20, t_i: 35, weight_kg: 45.359, h: 60 });
});

test('a temperature of another program is the one in the hive', () => {
  expect(titledQuantity('Temperature (°F)')).toMatchObject({ quantity: 't_i', unit: '°F' });
});

test.each(
  'Temp out,T_out,Temp. fuera,Temperatura fora,Temp fuori,Température dehors,Temperatur draußen,Teplota venku,Temperatură afară,Θερμοκρασία έξω'.split(
    ',',
  ),
)('a word for outside is understood: %s', (title) => {
  expect(titledQuantity(title)?.quantity).toBe('t');
});
