import type { Draft } from '@skep/remote-kit';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';

const content = v.object({ revision: v.number(), values: v.record(v.string(), v.unknown()) });

/** A form as it was stored, with the version of the thing that it was begun on. */
export interface DraftedForm extends v.InferOutput<typeof content> {
  id: string;
  writtenAt: string;
}

/** Undefined also for what no form has stored. */
export function draftedFormOf(draft: Draft | undefined): DraftedForm | undefined {
  const { success, output } = v.safeParse(content, draft?.content);
  return draft && success ? { ...output, id: draft.id, writtenAt: draft.writtenAt } : undefined;
}

/** What JSON leaves out is null there: an answer that was removed differs from a question that did not exist. */
export function contentOf(values: FieldValues, revision: number): v.InferOutput<typeof content> {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? null]);
  return { revision, values: Object.fromEntries(entries) };
}

/**
 * A stored draft, in a form of today: new fields begin as in the form, and fields that it no longer has are
 * left out.
 */
export function valuesOf<Values extends FieldValues>(form: Values, drafted: Record<string, unknown>): Values {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    name in drafted ? (drafted[name] ?? undefined) : value,
  ]);
  return Object.fromEntries(entries);
}
