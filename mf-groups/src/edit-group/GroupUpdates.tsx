import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Notice, Text } from '@skep/ui';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { DismissNewsMutation } from './group-mutations.graphql.ts';

/** Who came, declined and left since an admin looked last; it goes once it is closed. Nothing where there is nothing. */
export function GroupUpdates({ group: { id, name, news } }: { group: EditedGroupFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const dismissal = useMutationResult(DismissNewsMutation);
  if (news.length === 0) return null;
  async function dismiss() {
    const answer = await dismissal.run({ groupId: id });
    if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
  }
  return (
    <Notice kind="information" onClose={() => void dismiss()}>
      {news.map(({ id: newsId, kind, who, at }) => (
        <Text key={newsId}>
          {formatDate(at)}: {formatMessage({ id: `groups.news.${kind}` }, { who, group: name })}
        </Text>
      ))}
    </Notice>
  );
}
