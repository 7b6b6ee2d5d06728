import { type Observable, writableStore } from '@skep/remote-kit';
import { createContext } from 'react';

/** A field that is drawn, as the summary tells of it. */
export interface NamedFieldState {
  id: string;
  label: string;
  /** The sentence of its fault; undefined when it has none. */
  error: string | undefined;
}

/** The fields of a form that are drawn, and no others. */
export interface NamedFields extends Observable<readonly NamedFieldState[]> {
  /** Returns the way to take it out again. */
  add: (field: NamedFieldState) => () => void;
}

export function createNamedFields(): NamedFields {
  const { get, set, subscribe } = writableStore<readonly NamedFieldState[]>([]);
  return {
    get,
    subscribe,
    add(field) {
      set([...get(), field]);
      return () => set(get().filter((other) => other !== field));
    },
  };
}

/** Where a field finds its form. */
export interface FormPlace {
  fields: NamedFields;
  /** Prefix of the ids of its fields, where a page has several forms. */
  idPrefix: string;
}

export const FormPlaceContext = createContext<FormPlace | undefined>(undefined);
