import { chosenIds, moods } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Chip, type ChipTone, MoodFace, Row, tokens } from '@skep/ui';
import styled from 'styled-components';
import { measuredOf, type UnitOfItem } from '../checklist-inputs/measured.ts';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { ChecklistInputKind } from '../generated/graphql.ts';
import { LazyPhotos } from '../photos/LazyPhotos.tsx';

export interface Answer extends UnitOfItem {
  /** As stored. */
  value: string;
  /** As a person reads it. */
  text: string;
}

export interface AnswerCellProps {
  input: ChecklistInputKind;
  answer: Answer;
}

/** From the worst to the best. */
const rising: readonly ChipTone[] = ['problem', 'warning', 'information', 'success'];

const steps: Partial<Record<ChecklistInputKind, readonly ChipTone[]>> = {
  SCORE_QUALITY: rising,
  SCORE_AMOUNT: rising.toReversed(),
};

/** An answer by its kind: chips, faces, stars, grades; colour only supports what is said in words. */
export function AnswerCell({ input, answer }: AnswerCellProps) {
  const { value, text } = answer;
  const plain = useAnswerText();
  const number = Number(value);
  switch (input) {
    case 'LIST':
    case 'OPTIONS':
    case 'SELECT':
      return <Choices {...answer} />;
    case 'BOOLEAN':
    case 'LIST_ITEM':
      return <Chip tone={value === '1' ? 'success' : 'problem'}>{text}</Chip>;
    case 'BOOLEAN_YES_RED':
      return <Chip tone={value === '1' ? 'problem' : 'success'}>{text}</Chip>;
    case 'SMILEYS_3':
      return <Smiley step={number} text={text} />;
    case 'SCORE':
      return <Stars count={number} />;
    case 'GRADE':
      return <Chip tone={toneOfGrade(number)}>{text}</Chip>;
    case 'SCORE_QUALITY':
    case 'SCORE_AMOUNT':
      return <Chip tone={steps[input]?.[number - 1] ?? 'neutral'}>{text}</Chip>;
    case 'IMAGE':
      return <LazyPhotos value={value} />;
    default:
      return plain({ input, answer });
  }
}

function toneOfGrade(grade: number): ChipTone {
  if (grade < 4) return 'problem';
  if (grade < 6) return 'warning';
  return grade < 8 ? 'information' : 'success';
}

/** A chip for each choice, unless a name with a comma in it leaves open where one ends. */
function Choices({ value, text }: Answer) {
  const names = text.split(', ');
  const shown = names.length === chosenIds(value).length ? names : [text];
  return (
    <Row gap={4}>
      {shown.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </Row>
  );
}

function Smiley({ step, text }: { step: number; text: string }) {
  const { formatMessage } = useIntl();
  const mood = moods[step - 1];
  if (mood === undefined) return text;
  return <MoodFace mood={mood} label={formatMessage({ id: `diary.smiley.${mood}` })} />;
}

const mostStars = 5;

function Stars({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  return (
    <Line role="img" aria-label={formatMessage({ id: 'diary.stars' }, { count })}>
      <span aria-hidden="true">{'★'.repeat(Math.min(Math.max(count, 0), mostStars))}</span>
      <Rest aria-hidden="true">{'☆'.repeat(Math.min(Math.max(mostStars - count, 0), mostStars))}</Rest>
    </Line>
  );
}

const squareCm2 = 25;

/** An answer as one line of text: in the person's units, its numbers as their language writes them. */
export function useAnswerText(): (answered: AnswerCellProps) => string {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const units = useUnits();
  return ({ input, answer }) => {
    const { value, text, unit } = answer;
    const number = Number(value);
    if (input === 'SQUARE_25CM2')
      return formatMessage({ id: 'diary.squares' }, { area: number * squareCm2, squares: number });
    if (input === 'DATE' && /^\d{4}-\d\d-\d\d \d\d:\d\d/.test(value)) {
      // The clock of where it was written, shown as it is.
      const local = `${value.slice(0, 16).replace(' ', 'T')}Z`;
      return formatDate(local, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    }
    if (!isNumeric(input) || value === '' || Number.isNaN(number) || text !== value)
      return unit ? `${text} ${unit}` : text;
    const shown = measuredOf(number, answer, units);
    const figure = formatNumber(shown.value, { maximumFractionDigits: 3 });
    return shown.unit === undefined ? figure : `${figure}\u00a0${shown.unit}`;
  };
}

const numericKinds: readonly ChecklistInputKind[] = [
  'SCORE',
  'SCORE_QUALITY',
  'SCORE_AMOUNT',
  'SMILEYS_3',
  'GRADE',
  'SLIDER',
  'NUMBER',
  'NUMBER_PERCENTAGE',
  'NUMBER_DEGREES',
  'NUMBER_POSITIVE',
  'NUMBER_NEGATIVE',
  'NUMBER_0_DECIMALS',
  'NUMBER_1_DECIMALS',
  'NUMBER_2_DECIMALS',
  'NUMBER_3_DECIMALS',
  'SQUARE_25CM2',
];

/** Whether its answers are numbers, of which a curve can be drawn. */
export function isNumeric(input: ChecklistInputKind): boolean {
  return numericKinds.includes(input);
}

const Line = styled.span`
  color: ${tokens.color.accentInk};
  white-space: nowrap;
`;

const Rest = styled.span`
  color: ${tokens.color.textMuted};
`;
