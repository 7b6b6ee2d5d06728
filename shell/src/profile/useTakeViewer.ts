import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { personOf } from '../session/person.ts';
import { viewerFields } from '../session/Viewer.graphql.ts';
import { useShell } from '../shell-context.ts';

/** The shell and every remote know of the change at once. */
export function useTakeViewer(): (viewer: FragmentType<typeof viewerFields>) => void {
  const { session } = useShell();
  return (viewer) => session.update(personOf(readFragment(viewerFields, viewer)));
}
