import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** What a browser or a thief may do otherwise than asked. */
export interface Signing {
  origin?: string;
  rpId?: string;
  /** Default: one more than at the time before, as keys count. */
  counter?: number;
  isUnlocked?: boolean;
  userHandle?: string;
}

/** A key in somebody's pocket, with one passkey. */
export interface TestPasskey {
  credentialId: string;
  /** `PublicKeyCredential.toJSON()` as text, for options that the service gave. */
  create: (options: string, signing?: Signing) => string;
  get: (options: string, signing?: Signing) => string;
}

export function aPasskey(): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle: string | undefined;
  const nextCounter = (signing: Signing) => {
    counter = signing.counter ?? counter + 1;
    return counter;
  };
  const answer = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    credentialId: id,
    create(options, signing = {}) {
      const { challenge, rp, user } = JSON.parse(options);
      handle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), uint16(16), credentialId, coseKey(publicKey)]);
      const head = authenticatorHead(signing.rpId ?? rp.id, {
        counter: nextCounter(signing),
        isUnlocked: signing.isUnlocked ?? true,
        isNew: true,
      });
      const attestationObject = cborMap([
        ['fmt', cborText('none')],
        ['attStmt', cborMap([])],
        ['authData', cborBytes(Buffer.concat([head, attested]))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, signing).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['usb'],
      });
    },
    get(options, signing = {}) {
      const { challenge, rpId } = JSON.parse(options);
      const head = authenticatorHead(signing.rpId ?? rpId, {
        counter: nextCounter(signing),
        isUnlocked: signing.isUnlocked ?? true,
        isNew: false,
      });
      const client = clientData('webauthn.get', challenge, signing);
      const signature = sign('sha256', Buffer.concat([head, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: head.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: signing.userHandle ?? handle,
      });
    },
  };
}

/** Adds a passkey to an account, by its password. */
export async function addTestPasskey(
  api: TestApi,
  as: TestUser,
  name = 'Key',
  code?: string,
): Promise<TestPasskey & { id: number }> {
  const passkey = aPasskey();
  const begun = await api.request('POST', '/api/v1/account/passkeys/options', {
    as,
    body: { password: as.password, code },
  });
  const credential = passkey.create(begun.body.options);
  const { body } = await api.request('POST', '/api/v1/account/passkeys', { as, body: { name, credential } });
  return { ...passkey, id: Number(body.id) };
}

export async function signInOptions(api: TestApi, purpose = 'sign_in'): Promise<string> {
  const { body } = await api.request('POST', '/api/v1/sign-in/passkey/options', { body: { purpose } });
  return body.options;
}

/** A code for a field that takes codes of the second factor. */
export async function passkeyCode(api: TestApi, passkey: TestPasskey, signing?: Signing): Promise<string> {
  const credential = passkey.get(await signInOptions(api, 'second_factor'), signing);
  const { body } = await api.request('POST', '/api/v1/sign-in/passkey/code', { body: { credential } });
  return body.code;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

function clientData(type: string, challenge: string, { origin = 'http://localhost:8080' }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

interface HeadFields {
  counter: number;
  isUnlocked: boolean;
  isNew: boolean;
}

/** As WebAuthn section 6.1 has it: 1 is present, 4 unlocked, 64 followed by the new key. */
function authenticatorHead(rpId: string, { counter, isUnlocked, isNew }: HeadFields): Buffer {
  const flags = 1 + (isUnlocked ? 4 : 0) + (isNew ? 64 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** RFC 9053: kty EC2, alg ES256, curve P-256, and the point. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    Buffer.from([0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

// As much of CBOR (RFC 8949) as an attestation takes.
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborMap = (entries: readonly (readonly [string, Buffer])[]) =>
  Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ]);

function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([kind * 32 + length]);
  return length < 256
    ? Buffer.from([kind * 32 + 24, length])
    : Buffer.concat([Buffer.from([kind * 32 + 25]), uint16(length)]);
}
