import type { Observable, Question } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';

/** The question that is open. That about leaving has the same words everywhere; the dialog knows them. */
export type OpenQuestion = { answer: (isAgreed: boolean) => void } & (
  | { kind: 'asked'; question: Question }
  | { kind: 'leaving' }
);

export interface Questions extends Observable<OpenQuestion | undefined> {
  confirm: (question: Question) => Promise<boolean>;
  /** Whether unsaved work may be lost. */
  confirmLeaving: () => Promise<boolean>;
}

/** One question at a time; a new one while another is open answers the old one with no. */
export function createQuestions(): Questions {
  const open = writableStore<OpenQuestion | undefined>(undefined);
  const ask = (content: { kind: 'asked'; question: Question } | { kind: 'leaving' }) => {
    open.get()?.answer(false);
    return new Promise<boolean>((resolve) => {
      open.set({
        ...content,
        answer(isAgreed) {
          open.set(undefined);
          resolve(isAgreed);
        },
      });
    });
  };
  return {
    ...open,
    confirm: (question) => ask({ kind: 'asked', question }),
    confirmLeaving: () => ask({ kind: 'leaving' }),
  };
}
