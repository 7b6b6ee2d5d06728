import { type InputPart, InputsStory, type InputsStoryProps } from '../testing/InputsStory.tsx';

export default { title: 'Inspections/Inputs/Scores', parameters: { frame: 'none' } };

const inputs: readonly InputPart[] = [
  { name: 'Sky', german: 'Himmel', input: 'SMILEYS_3', answer: '3' },
  { name: 'Effort', german: 'Aufwand', input: 'SCORE', answer: '4' },
  { name: 'Pattern of brood', german: 'Brutbild', input: 'SCORE_QUALITY', answer: '4' },
  { name: 'Varroa on the floor', german: 'Varroamilben auf dem Boden', input: 'SCORE_AMOUNT', answer: '4' },
  { name: 'My grade', german: 'Meine Note', input: 'GRADE', answer: '8' },
];

const Group = (props: Omit<InputsStoryProps, 'inputs'>) => <InputsStory inputs={inputs} {...props} />;

export const Empty = () => <Group />;
export const Answered = () => <Group isAnswered />;
export const Required = () => <Group isRequired />;
export const Wrong = () => <Group isRequired error="This needs an answer." />;
export const Disabled = () => <Group isAnswered isDisabled />;
export const Dark = () => <Group isAnswered theme="dark" />;
export const Sun = () => <Group isAnswered theme="sun" />;
export const Narrow = () => <Group isAnswered isNarrow />;
export const German = () => <Group isAnswered language="de" isNarrow />;
