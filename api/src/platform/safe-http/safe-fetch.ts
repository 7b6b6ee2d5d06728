import { type LookupAddress, lookup as lookUp } from 'node:dns';
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutsideFault } from '@skep/domain';
import { mayBeCalled } from './networks.ts';

export class OutsideProblem extends Error {
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault) {
    super(`An address outside was not reached: ${fault}`);
    this.fault = fault;
  }
}

export interface OutsideRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface OutsideAnswer {
  status: number;
  text: string;
}

export interface OutsideResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface OutsideOptions {
  /** Networks that the operator allows in addition to the public Internet. */
  allowedNetworks: readonly string[];
  milliseconds?: number;
  bytes?: number;
  /** Default: as the machine resolves names. */
  resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

/**
 * Sends to an address that a person gave, and to nothing else: its name is resolved once, its address is
 * checked and called, and redirects are not followed. An answer of any status is an answer.
 * @throws OutsideProblem
 */
export async function askOutside(request: OutsideRequest, options: OutsideOptions): Promise<OutsideAnswer> {
  const { status, body } = await fetchOutside(request, options);
  return { status, text: body.toString() };
}

/** The same, with the headers and bytes of the answer. @throws OutsideProblem */
export async function fetchOutside(
  { url: text, method, headers, body }: OutsideRequest,
  { allowedNetworks, milliseconds = 5000, bytes = 65_536, resolve = resolveName }: OutsideOptions,
): Promise<OutsideResponse> {
  const url = outsideAddress(text);
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayBeCalled(host, allowedNetworks)) throw new OutsideProblem('private');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = checkedLookup(allowedNetworks, resolve);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    // A connection of its own: a reused one was checked for somebody else.
    const sent = request(url, { method, headers, lookup, signal, agent: false });
    sent.end(body);
    const answer = await answerOf(sent);
    const { statusCode: status = 0 } = answer;
    if (status >= 300 && status < 400) {
      answer.destroy();
      throw new OutsideProblem('redirect');
    }
    return { status, headers: answer.headers, body: await bodyOf(answer, bytes) };
  } catch (error) {
    if (error instanceof OutsideProblem) throw error;
    throw new OutsideProblem(signal.aborted ? 'too_slow' : 'unreachable');
  }
}

/**
 * The address, where it is one that may be called as far as its text tells.
 * @throws OutsideProblem
 */
export function outsideAddress(text: string): URL {
  if (!URL.canParse(text)) throw new OutsideProblem('address');
  const url = new URL(text);
  const isOfWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isOfWeb || url.username !== '' || url.password !== '') throw new OutsideProblem('address');
  return url;
}

/** Whether this text is refused before any call: the fault; undefined: it may be tried. */
export function faultOfAddress(text: string, allowedNetworks: readonly string[]): OutsideFault | undefined {
  try {
    const host = hostOf(outsideAddress(text));
    return isIP(host) === 0 || mayBeCalled(host, allowedNetworks) ? undefined : 'private';
  } catch (error) {
    if (error instanceof OutsideProblem) return error.fault;
    throw error;
  }
}

/** Without the brackets of IPv6. The URL has already turned every spelling of a number into four parts. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function resolveName(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((done, failed) => {
    lookUp(host, { all: true }, (error, found) => (error === null ? done(found) : failed(error)));
  });
}

/**
 * Tells the connection where a name leads, once. A name that leads inside by any of its addresses is refused whole, and
 * like a name that does not exist: a difference would tell outsiders which names an internal DNS knows.
 */
function checkedLookup(
  allowed: readonly string[],
  resolve: NonNullable<OutsideOptions['resolve']>,
): LookupFunction {
  const found = async (host: string) => {
    const addresses = await resolve(host).catch(() => []);
    const mayAllBeCalled = addresses.every(({ address }) => mayBeCalled(address, allowed));
    if (addresses.length === 0 || !mayAllBeCalled) throw new OutsideProblem('unknown_host');
    return addresses;
  };
  return (host, { all }, callback) => {
    found(host).then(
      (addresses) => {
        const [first] = addresses;
        if (all) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    request.once('response', done);
    request.on('error', failed);
    // After an unexpected upgrade, Node closes the connection and says nothing else.
    request.once('close', () => failed(new Error('The connection was closed without an answer.')));
  });
}

async function bodyOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    const part = Buffer.from(chunk);
    length += part.length;
    // Leaving the loop ends the connection: what is too much is not waited for.
    if (length > most) throw new OutsideProblem('too_much');
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
