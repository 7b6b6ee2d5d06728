import { type InputPart, InputsStory, type InputsStoryProps } from '../testing/InputsStory.tsx';

export default { title: 'Inspections/Inputs/Choices', parameters: { frame: 'none' } };

const moods = [
  { id: '11', name: 'Calm' },
  { id: '12', name: 'Nervous' },
  { id: '13', name: 'Runs on the comb', parentId: '12' },
];

const acids = ['Oxalic acid, dribbled', 'Oxalic acid, sublimed', 'Formic acid', 'Lactic acid', 'Citric acid'];
const oils = ['Thymol', 'Menthol', 'Eucalyptus oil', 'Camphor', 'Wintergreen oil', 'Lemongrass oil'];
const biotechnical = [
  'Drone brood cut',
  'Queen caged',
  'Brood taken',
  'Trapping comb',
  'Heat',
  'Sugar dusted',
];

/** As long as the longest lists of the catalogue: it is searched. */
const treatments = [
  { id: 'a', name: 'Acids' },
  { id: 'o', name: 'Oils' },
  { id: 'b', name: 'Biotechnical' },
  ...acids.map((name, index) => ({ id: `t${index + 1}`, name, parentId: 'a' })),
  ...oils.map((name, index) => ({ id: `u${index + 1}`, name, parentId: 'o' })),
  ...biotechnical.map((name, index) => ({ id: `v${index + 1}`, name, parentId: 'b' })),
];

const inputs: readonly InputPart[] = [
  { name: 'Behaviour', german: 'Verhalten', input: 'LIST', options: moods, answer: '11,13' },
  {
    name: 'Stores',
    german: 'Futtervorräte',
    input: 'OPTIONS',
    options: ['Too little', 'Enough', 'Plenty'],
    answer: '22',
  },
  {
    name: 'Treatment',
    german: 'Varroabehandlungsmittel',
    input: 'SELECT',
    options: treatments,
    answer: 't3',
  },
  { name: 'Combined with', german: 'Vereinigt mit', input: 'SELECT_HIVE', answer: '12' },
  { name: 'Moved to', german: 'Umgezogen nach', input: 'SELECT_APIARY', answer: '1' },
  { name: 'Eggs seen', german: 'Eier gesehen', input: 'BOOLEAN', answer: '1' },
  { name: 'Swarm cells', german: 'Schwarmzellen', input: 'BOOLEAN_YES_RED', answer: '1' },
  { name: 'Wax moth', german: 'Wachsmotte', input: 'LIST_ITEM', answer: '0' },
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
