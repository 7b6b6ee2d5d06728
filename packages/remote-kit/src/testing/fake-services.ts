import type { ApolloClient } from '@apollo/client';
import type { LanguageCode } from '@skep/domain';
import type { Notice, Person, Question, SessionState, ShellServices } from '../services.ts';
import { kitVersion } from '../services.ts';
import { fakeApolloClient } from './fake-graphql.ts';
import { type SettableObservable, settableObservable } from './observable.ts';

/** The shell's services as a remote can be tested with, and what it did with them. */
export interface FakeServices extends ShellServices {
  session: SettableObservable<SessionState>;
  language: SettableObservable<LanguageCode>;
  seen: {
    paths: string[];
    notices: Notice[];
    questions: Question[];
    problems: { code: string; message: string }[];
    titles: (string | undefined)[];
    isUnsaved: boolean;
  };
}

export interface FakeServicesOptions {
  apolloClient?: ApolloClient;
  session?: SessionState;
  language?: LanguageCode;
  /** What the person answers to every question. Default: yes. */
  confirms?: boolean;
  /** Called besides noting the path; the harness goes there for real. */
  go?: (path: string, options?: { replace?: boolean }) => void;
}

export const fakePerson: Person = {
  id: '1',
  name: 'Ada Beeker',
  email: 'ada@skep.example',
  isAdmin: false,
  permissions: [],
  deviceTypes: [],
};

export function createFakeServices(options: FakeServicesOptions = {}): FakeServices {
  const seen: FakeServices['seen'] = {
    paths: [],
    notices: [],
    questions: [],
    problems: [],
    titles: [],
    isUnsaved: false,
  };
  const { confirms = true } = options;
  const goUnlessStaying = (path: string, how?: { replace?: boolean }) => {
    if (seen.isUnsaved && !confirms) return;
    seen.isUnsaved = false;
    seen.paths.push(path);
    options.go?.(path, how);
  };
  return {
    kitVersion,
    seen,
    session: settableObservable<SessionState>(options.session ?? { kind: 'signedIn', person: fakePerson }),
    language: settableObservable<LanguageCode>(options.language ?? 'en'),
    apolloClient: options.apolloClient ?? fakeApolloClient(),
    navigation: {
      go: goUnlessStaying,
      back: (fallback = '/') => goUnlessStaying(fallback),
      setTitle: (title) => seen.titles.push(title),
    },
    unsavedChanges: {
      set: (isUnsaved) => {
        seen.isUnsaved = isUnsaved;
      },
    },
    notify: (notice) => seen.notices.push(notice),
    confirm: async (question) => {
      seen.questions.push(question);
      return confirms;
    },
    telemetry: { report: (problem) => seen.problems.push(problem) },
  };
}
