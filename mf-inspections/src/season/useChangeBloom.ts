import type { ApolloCache } from '@apollo/client';
import type { BloomDays } from '@skep/domain';
import { isFailure, isQueued, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { readFragment } from '../generated/fragment-masking.ts';
import type { SeasonBloomFragment as Bloom } from '../generated/graphql.ts';
import { bloomId, waitingBloom, waitingBloomDeletion } from '../offline/waiting-bloom.ts';
import { DeleteBloomMutation, NoteBloomMutation, SeasonBloomFragment } from './season.graphql.ts';
import { useIntl } from './use-season-intl.ts';
import { usePlantName } from './usePlantName.ts';

export type BloomKey = Pick<Bloom, 'apiaryId' | 'season' | 'plant'>;

/** Notes, changes and deletes the bloom of one plant at an apiary; each of it can be undone. */
export function useChangeBloom(key: BloomKey, apiaryName: string) {
  const { formatMessage } = useIntl();
  const plant = usePlantName()(key.plant);
  const title = `${plant} · ${apiaryName}`;
  const notify = useNotify();
  const failureText = useFailureText();
  const noting = useMutationResult(NoteBloomMutation, {
    waits: (variables) => waitingBloom(title, variables),
    update(cache, { data }) {
      if (data?.noteBloom.__typename !== 'Bloom') return;
      addToList(cache, readFragment(SeasonBloomFragment, data.noteBloom).id);
    },
  });
  const deleting = useMutationResult(DeleteBloomMutation, {
    waits: (variables) => waitingBloomDeletion(title, variables),
    update(cache, { data }) {
      if (data?.deleteBloom.__typename === 'Done') forgetBloom(cache, bloomId(key));
    },
  });
  /** @param days undefined: nothing is noted of it any more */
  const send = (days: BloomDays | undefined) =>
    days ? noting.run({ ...key, ...days, lastDay: days.lastDay ?? null }) : deleting.run({ ...key });

  function report(answer: object, days: BloomDays | undefined, before: BloomDays | undefined): void {
    const isHere = isQueued(answer);
    notify({
      kind: isHere ? 'information' : 'success',
      text: formatMessage({ id: textOf(isHere, days) }, { plant }),
      // Its row can do the same.
      action: {
        label: formatMessage({ id: 'inspections.undo' }),
        run: () => void sendOrSay(before),
        isElsewhere: true,
      },
    });
  }

  async function sendOrSay(days: BloomDays | undefined): Promise<object | undefined> {
    const answer = await send(days);
    if (!isFailure(answer)) return answer;
    notify({ kind: 'problem', text: failureText(answer) });
    return undefined;
  }

  return {
    send,
    report,
    /** @param before to which it can be undone; undefined: nothing was noted of it */
    async save(days: BloomDays | undefined, before: BloomDays | undefined): Promise<void> {
      const answer = await sendOrSay(days);
      if (answer) report(answer, days, before);
    },
    isRunning: noting.isRunning || deleting.isRunning,
  };
}

function textOf(isHere: boolean, days: BloomDays | undefined) {
  if (isHere) return 'season.waits';
  return days ? 'season.saved' : 'season.deleted';
}

function addToList(cache: ApolloCache, id: string): void {
  cache.modify<{ blooms: readonly { __ref: string }[] }>({
    id: 'ROOT_QUERY',
    fields: {
      blooms: (known, { toReference }) => {
        const added = toReference({ __typename: 'Bloom', id });
        const has = known.some((bloom) => '__ref' in bloom && bloom.__ref === added?.__ref);
        return added && !has ? [...known, added] : known;
      },
    },
  });
}

function forgetBloom(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Bloom', id }) ?? '' });
  cache.gc();
}
