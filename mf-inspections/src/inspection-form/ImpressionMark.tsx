import { moodOfGrade } from '@skep/domain';
import { MoodFace, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';

/** The impression as a face and its grade; said in words as one. */
export function ImpressionMark({ grade }: { grade: number }) {
  const { formatMessage } = useIntl();
  const mood = moodOfGrade(grade);
  return (
    <Mark role="img" aria-label={formatMessage({ id: `inspections.grade.${mood}` }, { grade })}>
      <MoodFace mood={mood} />
      <span aria-hidden="true">{grade}</span>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  gap: ${tokens.space[4]};
  align-items: center;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.weightMedium};
`;
