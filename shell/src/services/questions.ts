import type { Observable, Question } from '@skep/remote-kit';
import { settable } from './stored-value.ts';

export interface AskedQuestion extends Question {
  answer: (isAgreed: boolean) => void;
}

export interface Questions extends Observable<AskedQuestion | undefined> {
  confirm: (question: Question) => Promise<boolean>;
}

/** One question at a time; a new one while another is open answers the old one with no. */
export function createQuestions(): Questions {
  const asked = settable<AskedQuestion | undefined>(undefined);
  return {
    ...asked,
    confirm(question) {
      asked.get()?.answer(false);
      return new Promise((resolve) => {
        asked.set({
          ...question,
          answer(isAgreed) {
            asked.set(undefined);
            resolve(isAgreed);
          },
        });
      });
    },
  };
}
