// Browsers read and write the JSON of WebAuthn themselves since March 2025: it needs no library. Others show no passkeys.

/** Undefined in browsers without passkeys, and on pages that came without TLS. */
function browserPasskeys(): typeof PublicKeyCredential | undefined {
  return typeof PublicKeyCredential === 'undefined' ? undefined : PublicKeyCredential;
}

export function canUsePasskeys(): boolean {
  return typeof browserPasskeys()?.parseRequestOptionsFromJSON === 'function';
}

/** Whether the browser offers passkeys where an address is typed. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return canUsePasskeys() && ((await browserPasskeys()?.isConditionalMediationAvailable?.()) ?? false);
}

/**
 * Asks the person for a passkey.
 * @param options JSON of the service.
 * @returns its answer as JSON; undefined when the person has none or does not want to.
 */
export async function getPasskey(
  options: string,
  { mediation, signal }: { mediation?: 'conditional'; signal?: AbortSignal } = {},
): Promise<string | undefined> {
  return unlessRefused(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options)),
      ...(mediation && { mediation }),
      ...(signal && { signal }),
    }),
  );
}

/** Makes a passkey. @returns its answer as JSON; undefined when the device has one already, or the person does not want to. */
export async function createPasskey(options: string): Promise<string | undefined> {
  return unlessRefused(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options)),
    }),
  );
}

/** The browser has shown its own words by then. */
async function unlessRefused(ask: () => Promise<Credential | null>): Promise<string | undefined> {
  try {
    const credential = await ask();
    return credential === null ? undefined : JSON.stringify(credential);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
