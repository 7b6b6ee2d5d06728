import { useState } from 'react';
import { FieldSet } from '../field/FieldSet.tsx';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { MultiChoiceField } from './MultiChoiceField.tsx';

export default {
  title: 'Fields/MultiChoiceField',
  component: MultiChoiceField,
  subcomponents: { FieldSet },
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const found = [
  { value: 'eggs', label: 'Eggs' },
  { value: 'larvae', label: 'Open brood' },
  { value: 'capped', label: 'Capped brood' },
];

const pests = [
  { value: 'varroa', label: 'Varroa' },
  { value: 'varroa-drone', label: 'In drone brood', parentValue: 'varroa' },
  { value: 'varroa-floor', label: 'On the floor board', parentValue: 'varroa' },
  { value: 'moth', label: 'Wax moth' },
];

export const Playground = toTry(
  MultiChoiceField,
  { label: 'Brood that you saw', options: found, values: ['eggs'], onChange: noop },
  { value: 'values', handler: 'onChange' },
);

export function Default() {
  const [values, setValues] = useState(['eggs', 'capped']);
  return (
    <Form>
      <MultiChoiceField label="Brood that you saw" options={found} values={values} onChange={setValues} />
    </Form>
  );
}

export function TwoLevels() {
  const [values, setValues] = useState(['varroa', 'varroa-floor']);
  return (
    <Form>
      <MultiChoiceField label="Pests" options={pests} values={values} onChange={setValues} />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <MultiChoiceField
        label="Pests"
        options={pests}
        values={[]}
        onChange={noop}
        error="Choose one of the options."
      />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <MultiChoiceField label="Pests" options={pests} values={['moth']} onChange={noop} isDisabled />
    </Form>
  );
}

const longOptions = [
  { value: 'de', label: longGerman },
  { value: 'el', label: longGreek, parentValue: 'de' },
];

export const LongWords = onNarrowPhone(() => (
  <MultiChoiceField label={longGreek} options={longOptions} values={['el']} onChange={noop} />
));
export const RightToLeft = rightToLeft(() => (
  <MultiChoiceField label={arabic} options={pests} values={['varroa']} onChange={noop} />
));
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <TwoLevels />
    <Disabled />
  </Form>
));
