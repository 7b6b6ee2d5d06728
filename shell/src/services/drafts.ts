import type { Draft, Drafts, Session } from '@skep/remote-kit';
import { browserStorage } from './browser-storage.ts';

/** Drafts that can all be taken away at once. */
export interface OwnedDrafts extends Drafts {
  /** When the person signs out, all of it. @param personId whose drafts stay. Default: nobody's */
  forget: (personId?: string) => void;
  /** What a form is of goes by another name from now on. */
  rename: (formNow: (form: string) => string) => void;
  /** One of them, whichever form it is of. */
  written: (id: string) => { id: string; form: string; content: unknown } | undefined;
}

const prefix = 'skep.draft';

/** As long as the service knows what was done by the attempt of a draft (docs/adr/0027). */
const retentionDays = 30;

/**
 * Each draft under a key of its own, so that tabs do not write over each other. Of whoever is signed in: without a person
 * nothing is read or stored.
 */
export function createDrafts(session: Session): OwnedDrafts {
  const keysOf = (...parts: string[]) => {
    const start = [prefix, ...parts, ''].join('|');
    return browserStorage.keys().filter((key) => key.startsWith(start));
  };
  const personId = () => {
    const state = session.get();
    return state.kind === 'signedIn' ? state.person.id : undefined;
  };
  return {
    newestOf(form) {
      const person = personId();
      if (person === undefined) return undefined;
      const found = keysOf(person, form).flatMap((key) => read(key) ?? []);
      return found.toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt))[0];
    },
    keep(form, id, content) {
      const person = personId();
      if (person === undefined) return;
      const text = JSON.stringify({ writtenAt: new Date().toISOString(), content });
      browserStorage.write([prefix, person, form, id].join('|'), text);
    },
    discard(form, id) {
      const person = personId();
      if (person !== undefined) browserStorage.write([prefix, person, form, id].join('|'), undefined);
    },
    written(id) {
      const person = personId();
      const key = person === undefined ? undefined : keysOf(person).find((each) => each.endsWith(`|${id}`));
      const [, , form] = key?.split('|') ?? [];
      const draft = key === undefined ? undefined : read(key);
      return form === undefined || !draft ? undefined : { id, form, content: draft.content };
    },
    rename(formNow) {
      const person = personId();
      for (const key of person === undefined ? [] : keysOf(person)) {
        const [, owner, form = '', id] = key.split('|');
        if (formNow(form) === form) continue;
        browserStorage.write([prefix, owner, formNow(form), id].join('|'), browserStorage.read(key));
        browserStorage.write(key, undefined);
      }
    },
    forget(staying) {
      const others = new Set(keysOf());
      for (const key of staying === undefined ? [] : keysOf(staying)) others.delete(key);
      for (const key of others) browserStorage.write(key, undefined);
    },
  };
}

/** Undefined for one that is too old, which is gone from then on. */
function read(key: string): Draft | undefined {
  const { writtenAt = '', content }: Partial<Draft> = JSON.parse(browserStorage.read(key) ?? '{}');
  const isOld = Date.now() - Date.parse(writtenAt) > retentionDays * 24 * 60 * 60_000;
  if (isOld) browserStorage.write(key, undefined);
  return isOld || content === undefined ? undefined : { id: key.split('|').at(-1) ?? '', writtenAt, content };
}
