import type { Step } from './steps.ts';

export interface ChangedFile {
  /** Relative to the project. */
  path: string;
  isGone: boolean;
}

export interface AffectedStep<Known extends AffectableStep> {
  step: Known;
  /** The tests that load one of these are enough. Undefined: all of the step. */
  loading: string[] | undefined;
}

export type AffectableStep = Pick<Step, 'inputs' | 'indifferentTo' | 'ownTests'>;

/** The steps that a change can break. */
export function affectedSteps<Known extends AffectableStep>(
  steps: readonly Known[],
  changed: readonly ChangedFile[],
): AffectedStep<Known>[] {
  return steps.flatMap((step) => {
    const read = changed.filter(({ path }) => reads(step, path));
    if (read.length === 0) return [];
    const loading = read.every((file) => isLoadedByOwnTestsAlone(step, file)) && read.map(({ path }) => path);
    return [{ step, loading: loading || undefined }];
  });
}

function reads({ inputs, indifferentTo }: AffectableStep, path: string): boolean {
  return inputs.some((input) => isIn(input, path)) && indifferentTo?.test(path) !== true;
}

/**
 * Jest follows imports inside of a folder, not from one folder into another: that is enough for folders that deploy,
 * since nobody imports them. Whatever is no program, and migrations, tests find by other ways than an import.
 */
function isLoadedByOwnTestsAlone({ ownTests = [] }: AffectableStep, { path, isGone }: ChangedFile): boolean {
  const isImported = /\.tsx?$/.test(path) && !path.includes('/migrations/');
  return isImported && !isGone && ownTests.some((folder) => isIn(folder, path));
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
