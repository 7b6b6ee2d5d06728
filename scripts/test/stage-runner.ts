import type { Counts } from './programs.ts';

/** A part of `npm run test:long`. */
export interface Stage {
  name: string;
  /** It loads both cores, and is slowed down by others into something else. */
  isAlone?: boolean;
  run: () => Promise<Counts>;
}

export interface StageResult extends Counts {
  seconds: number;
}

/** By name, the results of stages that passed. */
export type PassedStages = Readonly<Record<string, StageResult>>;

/** What earlier runs left: the stages that passed for one tree of files. */
export interface StageState {
  tree: string;
  passed: PassedStages;
}

interface StageChoice {
  /** Stages whose name contains one of these, whether they have passed or not. Empty: all. */
  words: readonly string[];
  /** Nothing that passed before counts. */
  isFromStart: boolean;
}

/** Reads `npm run test:long -- kills`, or `-- --from-start`. */
export function choiceOf(args: readonly string[]): StageChoice {
  return {
    words: args.filter((argument) => !argument.startsWith('--')),
    isFromStart: args.includes('--from-start'),
  };
}

export function chosenStages<Known extends Stage>(stages: readonly Known[], { words }: StageChoice): Known[] {
  return stages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

/** What has passed already, and is not run again: of these very files, where nothing was asked for by name. */
export function passedBefore(
  state: StageState | undefined,
  tree: string,
  { words, isFromStart }: StageChoice,
): PassedStages {
  return state?.tree === tree && words.length === 0 && !isFromStart ? state.passed : {};
}

/**
 * Runs those that need the machine for themselves one after the other, then the rest two at a time. A stage that fails
 * stops none of them.
 */
export async function runStages(
  stages: readonly Stage[],
  report: (stage: Stage, result: StageResult) => void,
): Promise<void> {
  const runLane = async (left: Iterable<Stage>) => {
    for (const stage of left) report(stage, await resultOf(stage));
  };
  await runLane(stages.filter(({ isAlone }) => isAlone));
  // Both lanes take from the same iterator, so that neither waits for the other.
  const left = stages.filter(({ isAlone }) => !isAlone).values();
  await Promise.all([runLane(left), runLane(left)]);
}

async function resultOf({ run }: Stage): Promise<StageResult> {
  const began = Date.now();
  const counts = await run().catch((error: unknown): Counts => {
    process.stdout.write(`\n${error instanceof Error ? error.stack : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  return { ...counts, seconds: Math.round((Date.now() - began) / 1000) };
}
