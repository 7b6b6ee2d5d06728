import { hiveForm } from '@skep/domain';
import * as v from 'valibot';
import { sentHive, valuesOfHive } from '../edit-hive/hive-values.ts';
import type { EditedHiveFragment } from '../generated/graphql.ts';
import { aHive, aHiveType } from '../testing/builders.ts';
import { waitingHive } from './waiting-hive.ts';

test('only what was changed is shown over what others may change meanwhile', () => {
  const type = aHiveType('3', 'Warré', 'TRADITIONAL');
  const held = aHive({ id: '12', name: 'Linden', order: 2, type }) as unknown as EditedHiveFragment;
  const unchanged = sentHive(v.parse(hiveForm, valuesOfHive(held)));
  const input = { ...unchanged, name: 'Lime', timeZone: 'Europe/Amsterdam' };
  expect(waitingHive({ title: 'Changes', held, types: [type], input })?.changes).toEqual([
    { kind: 'fields', typename: 'Hive', id: '12', fields: { name: 'Lime' } },
  ]);
});
