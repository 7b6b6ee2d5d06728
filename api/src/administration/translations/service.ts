import { AppError, fallbackLanguage, type LanguageCode, languages } from '@skep/domain';
import { type DescribedMessage, messageProblem } from '@skep/domain/messages';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  describedMessages,
  filePath,
  type MessageFolder,
  type Messages,
  messageFolders,
  shippedMessages,
} from './message-files.ts';
import { type EditRow, edits, type MessageKey, saveEdit } from './store.ts';
import {
  isChanged,
  isToReview,
  isWanted,
  stateOf,
  type Translation,
  type TranslationsWanted,
} from './translation.ts';

/** Every message in one language, in the order of the packages and their files. */
async function translationsOf(context: Context, language: LanguageCode): Promise<Translation[]> {
  const [folders, rows] = await Promise.all([messageFolders(), edits(context, language)]);
  const edited = new Map(rows.map((row) => [keyOf(row.package, row.id), row]));
  const lists = await Promise.all(folders.map((folder) => translationsIn(folder, language, edited)));
  return lists.flat();
}

async function translationsIn(
  folder: MessageFolder,
  language: LanguageCode,
  edited: ReadonlyMap<string, EditRow>,
): Promise<Translation[]> {
  const [described, shipped] = await Promise.all([
    describedMessages(folder),
    shippedMessages(folder, language),
  ]);
  return Object.entries(described).map(([id, { defaultMessage, description }]) => {
    const row = edited.get(keyOf(folder.name, id));
    return {
      package: folder.name,
      id,
      english: defaultMessage,
      description,
      shipped: shipped[id],
      edit: row && editOf(row),
      revision: row?.revision ?? 0,
    };
  });
}

function keyOf(folder: string, id: string): string {
  return `${folder} ${id}`;
}

function editOf({ text, isReviewed, english, changedAt, changedBy }: EditRow): Translation['edit'] {
  if (text === null) return undefined;
  return { text, isReviewed, english, changedAt, changedBy: changedBy ?? undefined };
}

export interface LanguageProgress {
  language: LanguageCode;
  total: number;
  missing: number;
  changed: number;
  toReview: number;
}

/** How far each language is, and which packages have messages. */
export async function translationProgress(
  context: Context,
): Promise<{ packages: string[]; languages: LanguageProgress[] }> {
  const folders = await messageFolders();
  const perLanguage = await Promise.all(
    languages.map(async ({ code }) => progressOf(code, await translationsOf(context, code))),
  );
  return { packages: folders.map(({ name }) => name), languages: perLanguage };
}

function progressOf(language: LanguageCode, all: readonly Translation[]): LanguageProgress {
  return {
    language,
    total: all.length,
    missing: all.filter((one) => stateOf(one) === 'missing').length,
    changed: all.filter(isChanged).length,
    toReview: all.filter(isToReview).length,
  };
}

export const pageSize = 50;

/** @param page from 1 */
export async function findTranslations(
  context: Context,
  language: LanguageCode,
  { page, ...wanted }: TranslationsWanted & { page: number },
): Promise<{ rows: Translation[]; total: number }> {
  const found = (await translationsOf(context, language)).filter((one) => isWanted(one, wanted));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

/** What translators have changed and is not shipped yet, by message id: for who looks at it in place. */
export async function changedTexts(context: Context, language: LanguageCode): Promise<Messages> {
  const changed = (await translationsOf(context, language)).filter(isChanged);
  return Object.fromEntries(changed.flatMap(({ id, edit }) => (edit ? [[id, edit.text]] : [])));
}

export interface TranslationInput {
  /** Undefined: the shipped text is right after all. */
  text?: string | undefined;
  isReviewed: boolean;
  /** Of the edit that the translator has seen. */
  revision: number;
}

/**
 * @throws AppError not_found; invalid_input for a text that cannot stand in for the English one; changed_meanwhile when
 *   another translator was faster, with what they wrote as `toWire` has it.
 */
export function saveTranslation(
  context: SignedInContext,
  key: MessageKey,
  { text, isReviewed, revision }: TranslationInput,
  toWire: (translation: Translation) => unknown,
): Promise<Translation> {
  return inTransaction(context, async (inner) => {
    const { english, ...held } = await requireTranslation(inner, key);
    const problem = text === undefined ? undefined : messageProblem(text, english);
    if (problem !== undefined) throw fieldProblem('text', problem);
    const edit = { ...key, text, english, isReviewed, at: inner.clock.now(), by: inner.user.id };
    const isSaved = held.revision === revision && (await saveEdit(inner, edit, revision));
    const current = await requireTranslation(inner, key);
    if (!isSaved) throw new AppError('changed_meanwhile', { current: toWire(current) });
    return current;
  });
}

/** @throws AppError not_found */
export async function requireTranslation(context: Context, key: MessageKey): Promise<Translation> {
  const all = await translationsOf(context, key.language);
  const found = all.find((one) => one.package === key.package && one.id === key.id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/**
 * A package's file for one language, as it is to stand in the project: in the order of the English one, which holds
 * what it says to translators as well.
 * @param isReviewedOnly drafts are left out, and the released text takes their place
 * @throws AppError not_found
 */
export async function translationFile(
  context: Context,
  language: LanguageCode,
  name: string,
  isReviewedOnly: boolean,
): Promise<{ path: string; content: string }> {
  const folder = (await messageFolders()).find((one) => one.name === name);
  if (folder === undefined) throw new AppError('not_found');
  const texts = (await translationsOf(context, language))
    .filter((one) => one.package === name)
    .flatMap((one) => {
      const text = textFor(one, isReviewedOnly);
      return text === undefined ? [] : [[one.id, asWritten(language, text, one)] as const];
    });
  const content = `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
  return { path: filePath(folder.path, language), content };
}

function textFor({ edit, shipped }: Translation, isReviewedOnly: boolean): string | undefined {
  return edit === undefined || (isReviewedOnly && !edit.isReviewed) ? shipped : edit.text;
}

function asWritten(
  language: LanguageCode,
  text: string,
  { description }: Translation,
): string | DescribedMessage {
  return language === fallbackLanguage ? { defaultMessage: text, description } : text;
}
