import fc from 'fast-check';
import { plantRegion, plantRegions, plantsOf } from './bloom.ts';

test.each([
  ['Utrecht', { latitude: 52.1, longitude: 5.1 }, 'eurasia'],
  ['Ontario', { latitude: 44, longitude: -80 }, 'north_america'],
  ['Chile', { latitude: -40, longitude: -73 }, 'south_america'],
  ['the Cape', { latitude: -34, longitude: 18.4 }, 'africa'],
  ['Tasmania', { latitude: -42, longitude: 147 }, 'australia'],
  ['Otago', { latitude: -45, longitude: 170 }, 'new_zealand'],
  ['Costa Rica', { latitude: 10, longitude: -84 }, 'tropics'],
  ['New Zealand, of which no more is known', { country: 'nz' }, 'new_zealand'],
  ['Kenya', { country: 'KE' }, 'tropics'],
  ['nowhere', {}, 'eurasia'],
])('the plants of %s are those of its region', (_name, place, region) => {
  expect(plantRegion(place)).toBe(region);
});

test('each place of the earth has plants to watch, each once', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, (at) => {
      const watched = plantsOf(plantRegion(at));
      expect(watched.length).toBeGreaterThan(3);
      expect(new Set(watched).size).toBe(watched.length);
    }),
  );
  expect(plantsOf('eurasia')).toEqual(expect.arrayContaining(['willow', 'dandelion', 'lime', 'ivy']));
  expect(plantRegions.flatMap(plantsOf)).toContain('manuka');
});
