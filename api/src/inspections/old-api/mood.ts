import { gradeOfMood, type Mood, moodOfGrade, moods } from '@skep/domain';

/** The old wire knows three moods: 1 sad, 2 neutral, 3 happy. */
export function moodToWire(grade: number | undefined): number | null {
  return grade === undefined ? null : moods.indexOf(moodOfGrade(grade)) + 1;
}

export function moodOfWire(impression: number): Mood | undefined {
  return moods[impression - 1];
}

/**
 * The grade that an impression of the old wire means. A request that sends the stored mood has not changed it:
 * its grade stays.
 * @returns NaN for what is no mood, so that the form's rule finds it.
 */
export function gradeOfWire(impression: number, heldGrade: number | undefined): number {
  const mood = moodOfWire(impression);
  if (mood === undefined) return Number.NaN;
  return heldGrade !== undefined && moodOfGrade(heldGrade) === mood ? heldGrade : gradeOfMood(mood);
}
