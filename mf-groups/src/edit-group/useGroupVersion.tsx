import type { ConflictVersion } from '@skep/remote-kit/form';
import type { GroupValues } from '../group-fields/GroupFields.tsx';
import { GroupMark } from '../group-fields/GroupMark.tsx';
import { useIntl } from '../use-intl.ts';

/** A group as one of two versions. */
export function useGroupVersion(): (group: GroupValues) => ConflictVersion {
  const { formatMessage } = useIntl();
  return ({ name, description, color }) => ({
    picture: <GroupMark color={color} />,
    facts: [
      { label: formatMessage({ id: 'groups.name' }), text: name },
      { label: formatMessage({ id: 'groups.description' }), text: description },
    ],
  });
}
