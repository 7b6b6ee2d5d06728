import type { ApolloClient } from '@apollo/client';
import type { LanguageCode } from '@skep/domain';
import type { Notice } from '@skep/remote-kit';
import { requestHeaders } from '../graphql/gateway-request.ts';
import type { SavedEntities } from '../graphql/query-cache.ts';
import { sendDocument } from '../graphql/send-document.ts';
import type { PageSettings } from '../page-settings.ts';
import type { ShellSession } from '../session/session.ts';
import { gathering } from './batching.ts';
import { forgetShown, type GoneWork } from './forget-shown.ts';
import { notifyDataLoss } from './notify-data-loss.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type CountedWaiting, onCountElsewhere } from './outbox-count.ts';
import type { WaitingDraft } from './outbox-item.ts';
import { createWaitingStore } from './outbox-store.ts';
import { verdictOf } from './outcome.ts';
import { sendPiece } from './send-piece.ts';
import { withKnownIds } from './temporary-ids.ts';

export interface OpenOutboxOptions {
  settings: PageSettings;
  session: ShellSession;
  language: () => LanguageCode;
  client: ApolloClient;
  count: CountedWaiting;
  draftOf: (id: string) => WaitingDraft | undefined;
  onTokenRefused: (token: string) => void;
  /** What the service answered to what waited, in that order, and what is so everywhere from now on. */
  onAnswers: (saved: readonly SavedEntities[]) => void;
  /** What was made here goes by the service's ids from now on: what this page names it by goes by them too. */
  onKnown: (withKnownIds: (text: string) => string) => void;
  notify: (notice: Notice) => void;
}

/** A network that is there without a word of the browser is found within this time. */
const clockMs = 30_000;

/**
 * While much is sent, what is shown and cached of it is renewed no more often than this: it says the same as what waited has
 * said, and each time costs as much as opening the page.
 */
const renewedMs = 30_000;

/** The outbox of this page: it sends as soon as there may be a network. */
export function openOutbox({
  settings,
  session,
  language,
  client,
  count,
  draftOf,
  onTokenRefused,
  onAnswers,
  onKnown,
  notify,
}: OpenOutboxOptions): Outbox {
  let isPersistenceRequested = false;
  const counted = count.get().waiting;
  let sentWith: string | undefined;
  const store = createWaitingStore();
  const forget = gathering<GoneWork>((gone) => forgetShown(client, gone), renewedMs);
  const learn = gathering(onAnswers, renewedMs);
  const outbox = createOutbox({
    store,
    photoStore: store,
    personId() {
      const state = session.get();
      return state.kind === 'signedIn' && session.token() !== undefined ? state.person.id : undefined;
    },
    async send({ document, operationName, variables, id, work }) {
      sentWith = session.token();
      const answer = await sendDocument({
        url: settings.graphqlUrl,
        document,
        operationName,
        variables,
        headers: { 'idempotency-key': id, ...requestHeaders(sentWith, language()) },
      });
      const isDone = verdictOf(answer, work.settledBy).kind === 'done';
      if (answer.data) learn([{ data: answer.data, changes: isDone ? work.changes : [] }]);
      return answer;
    },
    sendPiece(photo, part) {
      sentWith = session.token();
      return sendPiece(photo, part, sentWith ?? '');
    },
    onRefusedToken: () => sentWith !== undefined && onTokenRefused(sentWith),
    onGone(rows, photos, known) {
      onKnown((text) => withKnownIds(text, known));
      const { waiting, refused } = count.get();
      const isLast = waiting <= refused;
      learn([], isLast);
      forget([{ rows, photos }], isLast);
    },
    onCount(personId, waiting) {
      count.set(personId, waiting);
      if (waiting.waiting === 0 || isPersistenceRequested) return;
      isPersistenceRequested = true;
      // A browser that is short of room would throw it away unasked.
      void navigator.storage?.persist?.().catch(() => false);
    },
    draftOf,
    isOnline: () => navigator.onLine,
    // Without it, at an address without a certificate, two tabs may send the same; its key makes it count once.
    ...(navigator.locks && { alone: (work) => navigator.locks.request('skep.waiting', work) }),
  });
  if (counted > 0) {
    store.wasMissing().then(
      (wasMissing) => (wasMissing ? notifyDataLoss(counted, language(), notify) : undefined),
      () => undefined,
    );
  }
  const wake = () => void outbox.send().catch(() => undefined);
  const look = () => outbox.refresh().catch(() => undefined);
  const tidy = () => outbox.forms.tidy().catch(() => undefined);
  // Of an earlier visit: who comes back by its address finds it under its new one.
  const rename = () =>
    outbox.known().then(
      (known) => onKnown((text) => withKnownIds(text, known)),
      () => undefined,
    );
  session.subscribe(() => void look().then(tidy).then(rename).then(wake));
  // What this tab counts is about to be stored: read at once, it would not be there yet.
  onCountElsewhere(() => void look());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
    // A page that nobody looks at may end unasked.
    else learn([], true);
  });
  setInterval(() => count.isAny() && wake(), clockMs);
  void tidy().then(rename);
  wake();
  return outbox;
}
