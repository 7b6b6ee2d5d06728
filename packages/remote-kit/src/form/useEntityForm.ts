import {
  isFailure,
  isQueued,
  type MutationFailure,
  type NoticeAction,
  useFormGuard,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ConflictVersion } from './ConflictDialog.tsx';
import { type DraftOffer, type DraftOptions, useDraft } from './useDraft.ts';
import { type SentFormOptions, type SentFormState, useRequestForm } from './useRequestForm.ts';

/** What is stored, as the form shows it. */
export interface Stored<Values> {
  revision: number;
  values: Values;
}

/** How a form takes it when somebody else saved the same thing meanwhile. */
export interface ConflictOptions<Values, Answer> {
  /** What the form began with. */
  revision: number;
  /** What somebody else saved; undefined for every other answer. */
  theirs: (answer: Answer) => Stored<Values> | undefined;
  /** One of two versions, as a person tells it from the other. */
  versionOf: (values: Values) => ConflictVersion;
}

export interface SavedFormOptions<
  Values extends FieldValues,
  Output extends FieldValues,
  Answer extends object,
> extends Omit<SentFormOptions<Values, Output, Answer>, 'send' | 'onSent'> {
  /**
   * Saves what was found right; undefined: nothing was done.
   * @param revision the one that is saved over
   * @param draftId for `run` of useMutationResult, so that what was on its way when the page went is not done twice
   */
  save: (values: Output, revision: number, draftId: string) => Promise<Answer | MutationFailure | undefined>;
  /** Keeps what is typed in this browser until it is saved, and offers it again. Default: it goes with the page. */
  draft?: DraftOptions<Values> | undefined;
  /** Default: nothing that is saved here has a revision. */
  conflict?: ConflictOptions<Values, Answer> | undefined;
  /**
   * It began with what is stored: sent unchanged, or not sent for a fault, it says that nothing was changed.
   * Default: what has a revision.
   */
  isEdit?: boolean;
  /** Called when it is saved. */
  savedText: (values: Output) => string;
  /** Shown with it: what can be done with what is saved now. Default: nothing. */
  savedAction?: (answer: Answer) => NoticeAction;
  /** Where it leads when this is the first page of the visit; else it leads back. Default: home. */
  backTo?: string;
  /** Instead of leading back: the form stays, and holds nothing unsaved. It is busy until a promise of it is settled. */
  onSaved?: ((answer: Answer, values: Output) => void) | undefined;
}

/** Two versions of one thing, and the ways out. */
export interface FormConflict {
  mine: ConflictVersion;
  theirs: ConflictVersion;
  /** Saves mine over theirs. */
  keepMine: () => void;
  /** The form shows theirs, and saves over it from then on. */
  loadTheirs: () => void;
  /** Back to the form, with nothing decided and nothing lost. */
  close: () => void;
}

export interface SavedFormState<Values extends FieldValues, Output> extends SentFormState<Values, Output> {
  conflict: FormConflict | undefined;
  /** What was typed the last time and is not saved. */
  draft: DraftOffer | undefined;
  isEdit: boolean;
  /** It is saved and leads away: saving again only leads away again, and nothing can be typed any more. */
  isDone: boolean;
  /** Leads back, after asking about what is not saved. */
  cancel: () => void;
  /** Goes without asking: what the form held is saved, or gone, and it is done. Default: back. */
  leave: (go?: () => void) => void;
  /** Goes without asking, and comes back: the draft keeps what is typed, see `DraftOptions.isTakenAtOnce`. */
  setAside: (go: () => void) => void;
}

/** A form of a stored thing: guards unsaved work, says that it is saved, and leads back to where one came from. */
export function useEntityForm<Values extends FieldValues, Output extends FieldValues, Answer extends object>({
  save,
  draft,
  conflict,
  isEdit = conflict !== undefined,
  savedText,
  savedAction,
  backTo = '/',
  onSaved,
  ...sending
}: SavedFormOptions<Values, Output, Answer>): SavedFormState<Values, Output> {
  const navigation = useNavigation();
  const notify = useNotify();
  const { formatMessage } = useIntl();
  const revision = useRef(conflict?.revision ?? 0);
  const [theirs, setTheirs] = useState<Stored<Values>>();
  const [isDone, setIsDone] = useState(false);
  // How it leads away once it is done. Not of what is drawn: a second press may come before the next drawing.
  const departure = useRef<() => void>(undefined);
  const sent = useRequestForm<Values, Output, Answer>({
    ...sending,
    async send(values) {
      setTheirs(undefined);
      const answer = await save(values, revision.current, draftOf.id());
      const stored = answer && !isFailure(answer) ? conflict?.theirs(answer) : undefined;
      if (!stored) return answer;
      setTheirs(stored);
      return undefined;
    },
    onSent(answer, values) {
      // Over what somebody else saved even the same is a change.
      const isChanged = form.formState.isDirty || revision.current !== (conflict?.revision ?? 0);
      if (isEdit && !isChanged) {
        notify({ kind: 'information', text: formatMessage({ id: 'kit.form.notEdited' }) });
      } else if (isQueued(answer)) {
        notify({ kind: 'information', text: formatMessage({ id: 'kit.form.waits' }) });
      } else {
        const text = savedText(values);
        notify({ kind: 'success', text, ...(savedAction && { action: savedAction(answer) }) });
      }
      if (!onSaved) return leave();
      draftOf.saved();
      form.reset(form.getValues());
      return onSaved(answer, values);
    },
  });
  const { form } = sent;
  const draftOf = useDraft({ form, draft, revision });
  const guard = useFormGuard(form.formState.isDirty);
  const cancel = () => navigation.back(backTo);
  function leave(go = cancel) {
    departure.current = go;
    setIsDone(true);
    draftOf.done();
    guard.leave(go);
  }

  async function submit(event?: SyntheticEvent) {
    if (!departure.current) return sent.submit(event);
    event?.preventDefault();
    guard.leave(departure.current);
  }

  /** From here on the form is saved over what somebody else saved. */
  function takeUp(stored: Stored<Values>) {
    revision.current = stored.revision;
    setTheirs(undefined);
  }

  return {
    ...sent,
    submit,
    isEdit,
    isDone,
    leave,
    setAside: guard.leave,
    cancel,
    draft: draftOf.offer,
    conflict: theirs &&
      conflict && {
        mine: conflict.versionOf(form.getValues()),
        theirs: conflict.versionOf(theirs.values),
        keepMine() {
          takeUp(theirs);
          void submit();
        },
        loadTheirs() {
          takeUp(theirs);
          form.reset(theirs.values);
          draftOf.saved();
        },
        close: () => setTheirs(undefined),
      },
  };
}
