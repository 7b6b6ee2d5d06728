import {
  choiceOf,
  chosenStages,
  passedBefore,
  runStages,
  type Stage,
  type StageResult,
} from './stage-runner.ts';

const nothing = async () => ({ passed: 1, failed: 0 });
const stages: Stage[] = ['kills', 'faults of a cluster', 'faults of remotes'].map((name) => ({
  name,
  run: nothing,
}));

const namesFor = (...args: string[]) => chosenStages(stages, choiceOf(args)).map(({ name }) => name);

test('all stages are run, or those whose name contains a word', () => {
  expect(namesFor()).toEqual(['kills', 'faults of a cluster', 'faults of remotes']);
  expect(namesFor('--from-start')).toHaveLength(3);
  expect(namesFor('faults')).toEqual(['faults of a cluster', 'faults of remotes']);
  expect(namesFor('kill', 'remotes')).toEqual(['kills', 'faults of remotes']);
  expect(namesFor('nothing')).toEqual([]);
});

test('what has passed is not run again, unless files differ, it is asked for, or all of it begins anew', () => {
  const passed = { kills: { passed: 1, failed: 0, seconds: 200 } };
  const state = { tree: 'these files', passed };
  expect(passedBefore(state, 'these files', choiceOf([]))).toEqual(passed);
  expect(passedBefore(state, 'other files', choiceOf([]))).toEqual({});
  expect(passedBefore(undefined, 'these files', choiceOf([]))).toEqual({});
  expect(passedBefore(state, 'these files', choiceOf(['kills']))).toEqual({});
  expect(passedBefore(state, 'these files', choiceOf(['--from-start']))).toEqual({});
});

/** Runs them, and tells what each came to. */
async function resultsOf(
  some: readonly Stage[],
): Promise<Record<string, Pick<StageResult, 'passed' | 'failed'>>> {
  const results: Record<string, Pick<StageResult, 'passed' | 'failed'>> = {};
  await runStages(some, ({ name }, { passed, failed }) => {
    results[name] = { passed, failed };
  });
  return results;
}

test('a stage that fails, or throws, is counted and stops none of the others', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = await resultsOf([
    { name: 'throws', isAlone: true, run: () => Promise.reject(new Error('no broker')) },
    { name: 'fails', run: async () => ({ passed: 3, failed: 2 }) },
    { name: 'passes', run: nothing },
  ]);
  expect(write.mock.calls.join()).toContain('no broker');
  write.mockRestore();
  expect(results).toEqual({
    throws: { passed: 0, failed: 1 },
    fails: { passed: 3, failed: 2 },
    passes: { passed: 1, failed: 0 },
  });
});

test('what needs the machine for itself has it, and of the rest two run side by side', async () => {
  const running = new Set<string>();
  const seen: Record<string, string[]> = {};
  const stage = (name: string, isAlone = false): Stage => ({
    name,
    isAlone,
    async run() {
      running.add(name);
      await new Promise(setImmediate);
      seen[name] = [...running];
      running.delete(name);
      return { passed: 1, failed: 0 };
    },
  });
  await resultsOf([stage('a'), stage('alone', true), stage('b'), stage('alone too', true)]);
  expect(seen).toEqual({ alone: ['alone'], 'alone too': ['alone too'], a: ['a', 'b'], b: ['b'] });
});
