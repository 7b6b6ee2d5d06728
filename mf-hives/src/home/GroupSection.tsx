import { Text } from '@skep/ui';
import { memo } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { GroupMenu } from './GroupMenu.tsx';
import { GroupSectionFragment } from './GroupSection.graphql.ts';
import { type SetHive, type SetProps, SetSection } from './SetSection.tsx';

export interface GroupSectionProps extends SetProps {
  group: FragmentType<typeof GroupSectionFragment>;
  /** Of other people, whatever group they are in. */
  hivesOfOthers: readonly SetHive[];
}

/** A group with the hives of others that it shows. */
export const GroupSection = memo(function GroupSection({ group, hivesOfOthers, ...set }: GroupSectionProps) {
  const { formatMessage } = useIntl();
  const section = readFragment(GroupSectionFragment, group);
  const { name, color, isFavourite, memberCount } = section;
  const ids = new Set(set.shown.hives.map(({ id }) => id));
  const hives = hivesOfOthers.filter(({ id }) => ids.has(id));
  const line = formatMessage({ id: 'hives.groupLine' }, { hiveCount: hives.length, memberCount });
  return (
    <SetSection
      {...set}
      {...{ name, color, isFavourite, line, hives }}
      menu={(onSelect) => (
        <GroupMenu
          group={section}
          hasHives={hives.length > 0}
          canInspect={hives.some((hive) => hive.canEdit)}
          onSelect={onSelect}
        />
      )}
      empty={<Text tone="muted">{formatMessage({ id: 'hives.groupEmpty' })}</Text>}
    />
  );
});
