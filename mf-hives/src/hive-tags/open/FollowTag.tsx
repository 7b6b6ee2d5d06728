import { possibleHiveTagActions } from '@skep/domain';
import { useNavigation, useNotify } from '@skep/remote-kit';
import { Skeleton } from '@skep/ui';
import { useEffect, useEffectEvent } from 'react';
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts';
import { actionOf, missingFor, tagPath } from '../tag-actions.ts';
import { useIntl } from '../use-tag-intl.ts';
import { OpenedTagFragment } from './OpenTagScreen.graphql.ts';

export interface FollowTagProps {
  number: string;
  /** Null: the tag hangs on no hive yet. */
  tag: FragmentType<typeof OpenedTagFragment> | null;
}

/** Goes where the tag leads by the present state of its hive; a tag without a hive gets one. */
export function FollowTag({ number, tag }: FollowTagProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const opened = readFragment(OpenedTagFragment, tag);

  const go = useEffectEvent(() => {
    // Back leads to where the person was before the tag, not to this place, which would lead on again.
    if (!opened) return navigation.go(`/hivetags/${number}/create`, { replace: true });
    const action = actionOf(opened.action);
    if (!possibleHiveTagActions(opened.hive).includes(action)) {
      notify({ kind: 'information', text: formatMessage({ id: `tags.fellBack.${missingFor(action)}` }) });
    }
    navigation.go(tagPath(action, opened.hive), { replace: true });
  });

  useEffect(() => {
    go();
  }, []);

  return <Skeleton lines={3} />;
}
