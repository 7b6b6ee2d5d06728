/** What a mutation leaves in this browser where no network takes it, see `MutationOptions.waits`. */
export interface QueuedMutation<Data = unknown> {
  /** What it is, in the person's words, as “Inspection of Linden”. */
  title: string;
  /** What it changes, as `hive:11`: what waits for the same is sent in its order. */
  about: string;
  /** What else it changes, in the same words. Default: nothing */
  alsoAbout?: readonly string[];
  /** What is made by it, which later work may use before the service has given it an id of its own. Default: nothing that is used */
  makes?: readonly CreatedEntity[];
  /**
   * What it says whole, as `hive:11:fields`: one that waits and was never sent gives way to it. Default: both are sent.
   */
  supersedes?: string;
  /** Codes of failures by which the service says that it is so already, as `not_found` of what shall be gone. Default: none */
  settledBy?: readonly string[];
  /** Photos that this browser keeps, see `PhotoQueue`, and that it names: they are sent after it. Default: none */
  photoIds?: readonly string[];
  /** Where it is opened again, as a path of the app; the form there is offered what was typed. */
  path: string;
  /** What is answered until the service does. */
  answer: Data;
  /** What all screens show from now on, in what the service answered before. */
  changes: readonly CachePatch[];
  /** How it goes together with what somebody else has changed meanwhile. Default: its person decides. */
  merges?: MergePolicy | undefined;
}

export interface CreatedEntity {
  /** In this browser: that of the attempt, or `temporaryPartOf` it. */
  id: string;
  /** Names and places that lead to the service's id in its answer. */
  at: readonly (string | number)[];
}

/** Of an edit with `revision` and `input`, whose conflict tells what is stored as `current`. */
export interface MergePolicy {
  /** The part of the input that says these fields. Default: it does so itself */
  part?: string;
  /** What the input says of each entry of a list that is shown with more, in any order. Default: all, in this order */
  entries?: Readonly<Record<string, readonly string[]>>;
  /** The stored version from which it began, in the form of `current`. */
  began: Readonly<Record<string, unknown>>;
  /** The same, as the input says it. */
  input: Readonly<Record<string, unknown>>;
  /** Of each field of the input, the names that lead to it in the shown version. */
  paths: Readonly<Record<string, readonly string[]>>;
}

/**
 * JSON alone: it outlives the page. It addresses the schema and no query, so it holds for every screen of every remote:
 * types, fields and arguments are called as the schema calls them.
 */
export type CachePatch =
  /** Fields of a thing, wherever it is shown. Parts of a field that are not named stay as they are. */
  | { kind: 'fields'; typename: string; id: string; fields: Readonly<Record<string, unknown>> }
  /** A new entry of a list, wherever a query reads that list and no field of its entries that this one lacks. */
  | ({ kind: 'added' } & AddedEntry)
  /** A thing that is deleted: no list has it, and what names it alone names nothing. */
  | {
      kind: 'gone';
      typename: string;
      id: string;
      /** Types of what goes along with it: entries of lists that name it, as `hive { id }` or `hiveId`. Default: nothing */
      along?: readonly string[];
      /** Lists of it that are counted, or have others with them. Default: none */
      lists?: readonly CountedList[];
    }
  /** A thing that goes from the list of another one into that of this one. */
  | { kind: 'moved'; typename: string; id: string; list: string; to: { typename: string; id: string } };

export interface AddedEntry {
  /** Whose field leads to the list. Default: it is one of `Query` */
  of?: { typename: string; id: string };
  /** The list, or what has it. */
  field: string;
  /**
   * Which of its lists, by some of the arguments of that field; null: the query gives none, whatever the schema's default
   * is. Default: any
   */
  arguments?: Readonly<Record<string, unknown>>;
  /** Names from the field's value to the list. Default: the value is the list */
  at?: readonly string[];
  /** Names from the field's value to the number of entries. Default: nobody counts them */
  count?: readonly string[];
  /** Names from the field's value to lists that run along with it, which get null; `*` means each entry of a list. Default: none does */
  beside?: readonly string[];
  entry: unknown;
  /** Default: it comes first */
  isLast?: boolean;
}

/** A list of a type that says how many entries it has, or has other lists of the same length. */
export interface CountedList {
  typename: string;
  list: string;
  /** Of the same type. Default: nobody counts them */
  count?: string;
  /** Names from the thing that has the list to lists that run along with it; `*` means each entry of a list. Default: none does */
  beside?: readonly string[];
}

/** What goes along with a mutation that may wait; the shell says by it that it does. */
export interface QueuedContext {
  work: QueuedMutation;
  /** Of the draft that is sent. Default: none */
  draftId: string | undefined;
  /** Takes it out again, see `WaitingAnswer`. Undefined: it is not stored. */
  undoQueued: (() => Promise<boolean>) | undefined;
}

/** The answer to a mutation that waits. */
export interface WaitingAnswer {
  isWaiting: true;
  /** As if it had never been saved. Resolves to false where it has been sent meanwhile, or may have been. */
  undoQueued: () => Promise<boolean>;
}

const prefix = 'waiting:';

/** The id in this browser of what an attempt makes. */
export function temporaryIdOf(attemptId: string): string {
  return prefix + attemptId;
}

/** The same of one of several things that an attempt makes. @param part a word of its own for each */
export function temporaryPartOf(id: string, part: string): string {
  return `${id}-${part}`;
}

/** Whether a thing is known to this browser alone, and waits to be sent. */
export function isTemporaryId(id: string): boolean {
  return id.startsWith(prefix);
}

/** The answer to a mutation that waits. */
export function asQueued<Answer extends object>(
  answer: Answer,
  undoQueued: WaitingAnswer['undoQueued'],
): Answer & WaitingAnswer {
  return { ...answer, isWaiting: true, undoQueued };
}

/** Whether what was answered is on this device alone, and is sent when there is a network. */
export function isQueued(answer: object): answer is WaitingAnswer {
  return 'isWaiting' in answer && answer.isWaiting === true;
}
