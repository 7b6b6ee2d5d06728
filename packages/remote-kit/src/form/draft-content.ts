import type { Draft } from '@skep/remote-kit';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';

const content = v.object({ revision: v.number(), values: v.record(v.string(), v.unknown()) });

/** A form as it was kept, with the version of the thing that it was begun on. */
export interface DraftedForm extends v.InferOutput<typeof content> {
  id: string;
  writtenAt: string;
}

/** Undefined also for what no form has kept. */
export function draftedFormOf(draft: Draft | undefined): DraftedForm | undefined {
  const { success, output } = v.safeParse(content, draft?.content);
  return draft && success ? { ...output, id: draft.id, writtenAt: draft.writtenAt } : undefined;
}

/** What JSON leaves out is null there: an answer that was taken back is not one that nobody asked for. */
export function contentOf(values: FieldValues, revision: number): v.InferOutput<typeof content> {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? null]);
  return { revision, values: Object.fromEntries(entries) };
}

/**
 * What was kept, in a form of today: what it asks for since then is as the form has it, and what it does not ask for any
 * more is left out.
 */
export function valuesOf<Values extends FieldValues>(form: Values, drafted: Record<string, unknown>): Values {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    name in drafted ? (drafted[name] ?? undefined) : value,
  ]);
  return Object.fromEntries(entries);
}
