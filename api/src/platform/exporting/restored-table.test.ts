import * as v from 'valibot';
import { verbatim, words } from './restored-table.ts';

test('texts of an archive lose what turns the direction of others, but those that are hashed', () => {
  expect(v.parse(words(), 'Or\u202echard')).toBe('Orchard');
  expect(v.parse(verbatim(), 'Or\u202echard')).toBe('Or\u202echard');
});
