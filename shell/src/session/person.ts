import type { Person } from '@skep/remote-kit';
import type { ViewerFieldsFragment } from '../generated/graphql.ts';
import { unitsOf } from './units.ts';

/** The signed-in person as the kit shows them to remotes. */
export function personOf(viewer: ViewerFieldsFragment): Person {
  const { id, name, email, isAdmin, permissions, deviceTypes, units } = viewer;
  return { id, name, email, isAdmin, permissions, deviceTypes, units: units ? unitsOf(units) : undefined };
}
