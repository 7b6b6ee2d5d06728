import { moodOfGrade } from '@skep/domain';
import { MoodFace } from '@skep/ui';
import { useIntl } from 'react-intl';

/** The impression as a face; its grade is said in words. */
export function ImpressionMark({ grade }: { grade: number }) {
  const { formatMessage } = useIntl();
  const mood = moodOfGrade(grade);
  return <MoodFace mood={mood} label={formatMessage({ id: 'inspections.grade' }, { mood, grade })} />;
}
