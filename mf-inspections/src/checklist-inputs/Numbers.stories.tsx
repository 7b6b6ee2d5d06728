import { type InputPart, InputsStory, type InputsStoryProps } from '../testing/InputsStory.tsx';

export default { title: 'Inspections/Inputs/Numbers', parameters: { frame: 'none' } };

const inputs: readonly InputPart[] = [
  { name: 'Frames of brood', german: 'Brutwaben', input: 'NUMBER_POSITIVE', answer: '7' },
  { name: 'Loss of weight', german: 'Gewichtsverlust', input: 'NUMBER_NEGATIVE', answer: '-3' },
  { name: 'Honey cells', german: 'Honigzellen', input: 'NUMBER_0_DECIMALS', answer: '1200' },
  {
    name: 'Sugar given',
    german: 'Verfüttertes Zuckerwasser mit Bienenwachsanteil',
    input: 'NUMBER_1_DECIMALS',
    unit: 'kg',
    unitKey: 'kg',
    answer: '2.5',
  },
  { name: 'Moisture', german: 'Wassergehalt', input: 'NUMBER_2_DECIMALS', unit: '%', answer: '17.25' },
  { name: 'Cell size', german: 'Zellgröße', input: 'NUMBER_3_DECIMALS', unit: 'mm', answer: '5.375' },
  {
    name: 'Temperature outside',
    german: 'Außentemperatur',
    input: 'NUMBER',
    unit: '°C',
    unitKey: 'celsius',
    answer: '21.5',
    description: 'In the shade.',
  },
  { name: 'Capped', german: 'Verdeckelt', input: 'NUMBER_PERCENTAGE', answer: '60' },
  { name: 'Entrance faces', german: 'Flugloch zeigt nach', input: 'NUMBER_DEGREES', answer: '-45' },
  { name: 'Wind', german: 'Wind', input: 'SLIDER', answer: '30' },
  { name: 'Area of brood', german: 'Brutfläche', input: 'SQUARE_25CM2', answer: '12.5' },
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
