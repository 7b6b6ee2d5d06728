/** What the browser answers to a request for a passkey, or for a new one; undefined: the person closed its window. */
export interface FakeAuthenticator {
  answer: object | undefined;
  /** Kinds of requests, in order. */
  requested: ('get' | 'conditional' | 'create')[];
}

/** Gives the page of a test or story an authenticator. Undone by `remove`. */
export function fakeAuthenticator(answer: object | undefined = { id: 'a-passkey' }): FakeAuthenticator & {
  remove: () => void;
} {
  const fake: FakeAuthenticator = { answer, requested: [] };
  const give = async (): Promise<object> => {
    if (fake.answer === undefined) throw new DOMException('Not allowed.', 'NotAllowedError');
    return fake.answer;
  };
  const credentials = {
    get({ mediation, signal }: CredentialRequestOptions) {
      fake.requested.push(mediation === 'conditional' ? 'conditional' : 'get');
      if (mediation !== 'conditional') return give();
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError'))),
      );
    },
    create() {
      fake.requested.push('create');
      return give();
    },
  };
  const own = {
    parseRequestOptionsFromJSON: (options: object) => options,
    parseCreationOptionsFromJSON: (options: object) => options,
    isConditionalMediationAvailable: async () => true,
  };
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: own });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return Object.assign(fake, {
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  });
}
