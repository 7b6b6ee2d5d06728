import type { SignedInContext } from '#platform/context/context.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { type Setting, saveSettings, settingsOf } from './store.ts';

/** More than any app keeps, and little enough to be sent whole. */
const maxSettings = 500;

export function ownSettings(context: SignedInContext): Promise<Setting[]> {
  return settingsOf(context, context.user.id);
}

export type SettingValues = Readonly<Record<string, string | null>>;

/**
 * Stores pairs of name and value for the person. @returns all stored pairs.
 * @throws AppError invalid_input when there is none, or when they become too many.
 */
export async function keepSettings(
  context: SignedInContext,
  values: SettingValues,
  numberText: string | undefined,
): Promise<Setting[]> {
  const names = Object.keys(values);
  if (names.length === 0) throw fieldProblem('', 'required');
  const number = numberText === undefined ? null : wholeNumber(numberText);
  return inTransaction(context, async (inner) => {
    const createdAt = inner.clock.now();
    const settings = names.map((name) => ({ name, value: values[name] ?? null, number, createdAt }));
    await saveSettings(inner, inner.user.id, settings);
    const present = await settingsOf(inner, inner.user.id);
    if (present.length > maxSettings) throw fieldProblem('', 'too_many');
    return present;
  });
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || Math.abs(number) > maxInt4) throw fieldProblem('id', 'not_whole');
  return number;
}
