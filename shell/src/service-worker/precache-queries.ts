import type { OfflineFiles } from '@skep/registry/schema';
import { hashOf } from '../graphql/document-hash.ts';
import { gatewayRequest, requestHeaders } from '../graphql/gateway-request.ts';
import { thingsIn } from '../graphql/merge-entities.ts';
import { type LastAnswers, lastAnswers } from '../graphql/query-cache.ts';
import { keyOfAnswer } from '../graphql/query-cache-link.ts';
import { offlineVersionsQuery } from './OfflineVersions.graphql.ts';
import { withRevalidation } from './revalidate.ts';

type FieldQuestions = NonNullable<OfflineFiles['questions']>;
type FieldQuestion = FieldQuestions[number];

export interface FieldOptions {
  url: string;
  /** Undefined: nobody is signed in. */
  token: () => string | undefined;
  language: () => string;
  /** Stores files. */
  keep: (urls: string[]) => void;
  /** Default: those of this page. */
  answers?: Pick<LastAnswers, 'read' | 'write' | 'evictExcept'>;
}

/** Of the record about what is stored, which leaves with the answers. */
const recordKey = 'known field';
const hourMs = 3_600_000;

/** Keeps this device ready for work without a network, from now on and whenever its person returns to the page. */
export async function keepForField(options: FieldOptions): Promise<void> {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hourMs) return;
    checkedAt = Date.now();
    refreshForField(options).catch(() => undefined);
  });
  await refreshForField(options);
}

/**
 * Fetches what changed since it was stored. One small query finds that nothing did; only once an hour are the lists of
 * files and queries read as well. One tab of the device does it for all.
 */
export async function refreshForField(options: FieldOptions): Promise<void> {
  if (!navigator.locks) return refresh(options);
  await navigator.locks.request('skep.field', { ifAvailable: true }, async (lock) => {
    if (lock) await refresh(options);
  });
}

async function refresh({ url, token, language, keep, answers = lastAnswers }: FieldOptions): Promise<void> {
  const person = token();
  if (person === undefined) return;
  const inLanguage = language();
  const versions = await currentVersions();
  const { data: { seen, stored = {} } = {}, at } = (await answers.read(recordKey)) ?? {};
  const state = `${inLanguage} ${JSON.stringify([...versions])}`;
  if (seen === state && at && Date.now() - at.getTime() < hourMs) return;
  const { urls, questions }: { urls: string[]; questions: FieldQuestions } = await (
    await fetch('/offline.json', withRevalidation)
  ).json();
  keep(urls);
  const storedBefore = stored as Readonly<Record<string, string>>;
  const storedNow: Record<string, string> = {};
  const note = (more: object) =>
    answers.write({ key: recordKey, data: { stored: storedNow, ...more }, at: new Date() });
  let isWhole = true;
  for (const question of completeFirst(questions)) {
    const key = keyOfAnswer(question.operationName, question.variables);
    const version = versionOf(question);
    const isStored = storedBefore[key] === version && (await answers.read(key)) !== undefined;
    if (isStored || (await store(question, key))) storedNow[key] = version;
    else isWhole = false;
    if (token() !== person) return;
    // Who closes the page now does not begin from the start the next time.
    if (!isStored) await note({ stored: { ...storedBefore, ...storedNow } });
  }
  await note(isWhole ? { seen: state } : {});

  /** Before the answers: what changes in between is fetched again the next time. */
  async function currentVersions(): Promise<ReadonlyMap<string, string>> {
    const { data } = await ask({
      operationName: 'OfflineVersions',
      variables: {},
      sha256Hash: hashOf(offlineVersionsQuery) ?? '',
    });
    const listed: { part: string; version: string }[] = data?.offlineVersions ?? [];
    return new Map(listed.map(({ part, version }) => [part, version]));
  }

  /** A part without a version, as what is measured, may have changed within an hour. */
  function versionOf({ sha256Hash, parts = [...versions.keys()] }: FieldQuestion): string {
    const hour = Math.floor(Date.now() / hourMs);
    if (versions.size === 0) return `unknown ${hour}`;
    const ofParts = parts.map((part) => versions.get(part) ?? `${part} ${hour}`);
    return [inLanguage, sha256Hash, ...ofParts].join(' ');
  }

  /** @returns whether it was stored */
  async function store(question: FieldQuestion, key: string): Promise<boolean> {
    const { data, errors } = await ask(question);
    // Who signs out meanwhile leaves nothing behind.
    if (!data || errors || token() !== person) return false;
    await answers.write({ key, data, at: new Date() });
    // Of what was withdrawn meanwhile nothing stays, whichever page the person opens.
    for (const typename of question.complete ?? [])
      await answers.evictExcept(typename, idsOf(typename, data));
    return true;
  }

  async function ask({ operationName, sha256Hash, variables }: FieldQuestion) {
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const headers = requestHeaders(person, inLanguage);
    return (await fetch(url, gatewayRequest({ operationName, variables, extensions }, headers))).json();
  }
}

/** What they evict is not what was fetched a moment ago: a record may name a hive that is gone. */
function completeFirst(questions: FieldQuestions): FieldQuestions {
  const rank = ({ complete }: FieldQuestion) => (complete === undefined ? 1 : 0);
  return questions.toSorted((one, other) => rank(one) - rank(other));
}

function idsOf(typename: string, data: unknown): string[] {
  return thingsIn(data).flatMap(({ __typename, id }) => (__typename === typename ? String(id) : []));
}
