import { useServices } from '@skep/remote-kit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { contentOf, type DraftedForm, draftedFormOf, valuesOf } from './draft-content.ts';

/** Where a form keeps what is not saved. */
export interface DraftOptions<Values> {
  /** The same for the same form of the same thing, as `inspections:new:11`. */
  name: string;
  /** The person was led away from the form and back: it goes on with what was written, unasked. Default: false. */
  isTakenAtOnce?: boolean;
  /** Called with the draft that was taken up, for its parts outside of the form. Default: nothing. */
  onTaken?: ((values: Values) => void) | undefined;
}

/** What was written before, until the person goes on with it or lets it go. */
export interface DraftOffer {
  /** ISO 8601. */
  writtenAt: string;
  take: () => void;
  discard: () => void;
}

export interface FormDraft {
  offer: DraftOffer | undefined;
  /** Of what is typed; another one once that is saved. */
  id: () => string;
  /** What the form holds is saved, and its draft is deleted: what is typed from now on is another one. */
  saved: () => void;
  /** The same for a form that nobody types in any more: what it sends stays the same attempt. */
  done: () => void;
}

export interface FormDraftOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Undefined: nothing is stored. */
  draft: DraftOptions<Values> | undefined;
  /** What the form is saved over; with a draft it is what that was begun on. */
  revision: RefObject<number>;
}

/**
 * Stores a form with every key stroke, so that a crash costs nothing, and offers what was stored the last time. Each
 * opening of a form has a draft of its own: two tabs take nothing from each other.
 */
export function useDraft<Values extends FieldValues, Output>({
  form,
  draft,
  revision,
}: FormDraftOptions<Values, Output>): FormDraft {
  const { drafts } = useServices();
  const name = draft?.name;
  const newest = () => draftedFormOf(name === undefined ? undefined : drafts?.newestOf(name));
  const [offered, setOffered] = useState(newest);
  // Changed by what happens, and drawn by nothing.
  const [own] = useState(() => ({ id: newId(), saved: JSON.stringify(form.getValues()) }));

  useEffect(() => {
    if (name === undefined) return;
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      if (JSON.stringify(values) === own.saved) drafts?.discard(name, own.id);
      else drafts?.keep(name, own.id, contentOf(values, revision.current));
    });
    return unsubscribe;
  }, [form, drafts, name, revision, own]);

  function take({ id, revision: begunOn, values: written }: DraftedForm) {
    own.id = id;
    revision.current = begunOn;
    const values = valuesOf(form.getValues(), written);
    form.reset(values, { keepDefaultValues: true });
    setOffered(undefined);
    draft?.onTaken?.(values);
  }

  const takeAtOnce = useEffectEvent(() => {
    if (draft?.isTakenAtOnce && offered) take(offered);
  });
  useEffect(() => takeAtOnce(), []);

  function done() {
    if (name !== undefined) drafts?.discard(name, own.id);
  }

  return {
    id: () => own.id,
    done,
    saved() {
      done();
      own.id = newId();
      own.saved = JSON.stringify(form.getValues());
    },
    offer: offerOf(),
  };

  function offerOf(): DraftOffer | undefined {
    if (name === undefined || offered === undefined) return undefined;
    return {
      writtenAt: offered.writtenAt,
      take: () => take(offered),
      discard() {
        drafts?.discard(name, offered.id);
        setOffered(newest());
      },
    };
  }
}
