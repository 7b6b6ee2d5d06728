import { type FieldProblem, type FieldProblemCode, fieldProblemCodes } from './errors.ts';

/** What this file needs of a valibot issue; any `v.BaseIssue` fits. */
export interface SchemaIssue {
  message: string;
  received: string;
  expected: string | null;
  path?: [{ key?: unknown }, ...{ key?: unknown }[]] | undefined;
}

export function isFieldProblemCode(text: string): text is FieldProblemCode {
  return fieldProblemCodes.some((code) => code === text);
}

/** The faults of a failed `v.safeParse`, as the catalogue tells them: the first fault of each field. */
export function fieldProblemsOf(issues: readonly SchemaIssue[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
    if (!problems.has(path)) problems.set(path, { path, code: codeOf(issue), ...limitOf(issue) });
  }
  return [...problems.values()];
}

/** A missing key is reported by valibot itself, with no message of ours. */
function codeOf(issue: SchemaIssue): FieldProblemCode {
  if (isFieldProblemCode(issue.message)) return issue.message;
  return issue.received === 'undefined' ? 'required' : 'invalid';
}

/** Valibot states a limit as `<=30` or `>=8`. */
function limitOf({ expected }: SchemaIssue): { params?: Record<string, number> } {
  const limit = /^([<>])=(-?[\d.]+)$/.exec(expected ?? '');
  if (!limit) return {};
  return { params: { [limit[1] === '<' ? 'max' : 'min']: Number(limit[2]) } };
}
