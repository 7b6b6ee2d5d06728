import { useState } from 'react';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { SelectField } from './SelectField.tsx';

export default {
  title: 'Fields/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const types = [
  { value: 'dadant', label: 'Dadant', group: 'Boxes' },
  { value: 'langstroth', label: 'Langstroth', group: 'Boxes' },
  { value: 'zander', label: 'Zander', group: 'Boxes' },
  { value: 'skep', label: 'Skep', group: 'Other' },
  { value: 'topbar', label: 'Top-bar hive', group: 'Other' },
];

export const Playground = toTry(
  SelectField,
  { label: 'Hive type', options: types, value: 'zander', onChange: noop },
  heldValue,
);

export function Default() {
  const [value, setValue] = useState<string | undefined>('zander');
  return (
    <Form>
      <SelectField label="Hive type" options={types} value={value} onChange={setValue} />
    </Form>
  );
}

export function NotAnswered() {
  return (
    <Form>
      <SelectField
        label="Hive type"
        hint="It fills in the sizes."
        options={types}
        value={undefined}
        onChange={noop}
      />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <SelectField
        label="Apiary"
        options={types}
        value={undefined}
        onChange={noop}
        isRequired
        error="Choose one of the options."
      />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <SelectField label="Hive type" options={types} value="dadant" onChange={noop} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <SelectField
    label={longGreek}
    options={[{ value: 'de', label: `${longGerman} ${longGreek}` }]}
    value="de"
    onChange={noop}
  />
));
export const RightToLeft = rightToLeft(() => (
  <SelectField label={arabic} options={[{ value: 'ar', label: arabic }]} value="ar" onChange={noop} />
));
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Wrong />
    <Disabled />
  </Form>
));
