import type { Person } from '@skep/remote-kit';
import type { ViewerFieldsFragment } from '../generated/graphql.ts';

/** The signed-in person as the kit shows them to remotes. */
export function personOf(viewer: ViewerFieldsFragment): Person {
  const { id, name, email, isAdmin, permissions, deviceTypes } = viewer;
  return { id, name, email, isAdmin, permissions, deviceTypes };
}
