/** The overall impression of an inspection is a grade from 1 to 10; faces and the old wire show three moods. */
export const gradeMin = 1;
export const gradeMax = 10;

export const moods = ['sad', 'neutral', 'happy'] as const;

export type Mood = (typeof moods)[number];

/** 1-4 sad, 5-7 neutral, 8-10 happy. */
export function moodOfGrade(grade: number): Mood {
  if (grade <= 4) return 'sad';
  return grade <= 7 ? 'neutral' : 'happy';
}

/** The grade for a mood when only the mood is known. */
export function gradeOfMood(mood: Mood): number {
  return { sad: 3, neutral: 6, happy: 9 }[mood];
}

/** Grades of a mood, both ends included: for filters. */
export function gradeRangeOfMood(mood: Mood): { min: number; max: number } {
  return { sad: { min: 1, max: 4 }, neutral: { min: 5, max: 7 }, happy: { min: 8, max: 10 } }[mood];
}
