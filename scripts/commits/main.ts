import { git } from '../test/checkout.ts';
import { subjectProblem } from './subjects.ts';

/** Commits up to this one are older than the rules of CONTRIBUTING.md. */
const since = '310b3705d4b57b55e076b9290d26e820c5f51ba5';

let problemCount = 0;
const commits = commitsSince();
for (const { id, subject } of commits ?? []) {
  const problem = subjectProblem(subject);
  if (problem === undefined) continue;
  problemCount += 1;
  process.stdout.write(`${id} "${subject}" ${problem}.\n`);
}
process.stdout.write(
  commits === undefined
    ? `No commits are checked: git does not know ${since} here, as in a shallow clone or an export.\n`
    : `${commits.length} commits, ${problemCount} with a subject that breaks a rule of CONTRIBUTING.md.\n`,
);
process.exitCode = problemCount > 0 ? 1 : 0;

function commitsSince(): { id: string; subject: string }[] | undefined {
  try {
    return git('log', '--no-merges', '--format=%h%x00%s', `${since}..HEAD`)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', subject = ''] = line.split('\0');
        return { id, subject };
      });
  } catch {
    return undefined;
  }
}
