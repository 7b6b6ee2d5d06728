import { useState } from 'react';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { ChoiceField } from './ChoiceField.tsx';

export default {
  title: 'Fields/ChoiceField',
  component: ChoiceField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

const weather = [
  { value: 'sun', label: 'Sunny' },
  { value: 'cloud', label: 'Cloudy' },
  { value: 'rain', label: 'Rain' },
];

export const Playground = toTry(
  ChoiceField,
  { label: 'Weather', options: weather, value: 'cloud', onChange: noop },
  heldValue,
);

export function Default() {
  const [value, setValue] = useState<string | undefined>('cloud');
  return (
    <Form>
      <ChoiceField label="Weather" options={weather} value={value} onChange={setValue} />
    </Form>
  );
}

export function Clearable() {
  const [value, setValue] = useState<string | undefined>('sun');
  return (
    <Form>
      <ChoiceField label="Weather" options={weather} value={value} onChange={setValue} canClear />
    </Form>
  );
}

export function NotAnswered() {
  return (
    <Form>
      <ChoiceField
        label="Weather"
        hint="At the time of the visit."
        options={weather}
        value={undefined}
        onChange={noop}
      />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <ChoiceField
        label="Weather"
        options={weather}
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
      <ChoiceField label="Weather" options={weather} value="rain" onChange={noop} isDisabled />
    </Form>
  );
}

const longOptions = [longGerman, longGreek, 'Kurz'].map((label) => ({ value: label, label }));

export const LongWords = onNarrowPhone(() => (
  <ChoiceField label={longGerman} options={longOptions} value={longGreek} onChange={noop} canClear />
));
export const RightToLeft = rightToLeft(() => (
  <ChoiceField label={arabic} options={weather} value="sun" onChange={noop} canClear />
));
export const Themes = inThemes(() => (
  <Form>
    <Clearable />
    <Wrong />
    <Disabled />
  </Form>
));
