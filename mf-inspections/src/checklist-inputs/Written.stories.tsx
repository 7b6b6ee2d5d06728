import { type InputPart, InputsStory, type InputsStoryProps } from '../testing/InputsStory.tsx';

export default { title: 'Inspections/Inputs/Written', parameters: { frame: 'none' } };

const inputs: readonly InputPart[] = [
  {
    name: 'Remarks on the work',
    german: 'Bemerkungen zur Völkerdurchsicht',
    input: 'TEXT',
    answer: 'Calm on the comb, the second super is half full.',
  },
  { name: 'Fed on', german: 'Gefüttert am', input: 'DATE', answer: '2026-06-03 14:05:00' },
  { name: 'Sample code', german: 'Probencode', input: 'SAMPLE_CODE', answer: 'ABCDFGHJ' },
  { name: 'Photo of the comb', german: 'Foto der Wabe', input: 'IMAGE', answer: 'comb.jpg' },
  { name: 'Race', german: 'Rasse', input: 'OTHER', answer: '12', description: 'Buckfast' },
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
