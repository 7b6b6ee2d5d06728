import { useState } from 'react';
import { arabic, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { SliderField, type SliderFieldProps } from './SliderField.tsx';

export default {
  title: 'Fields/SliderField',
  component: SliderField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Live({ value: first, ...props }: Omit<SliderFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <SliderField {...props} value={value} onChange={setValue} />;
}

export const Playground = toTry(
  SliderField,
  { label: 'Cloud cover', value: 40, min: 0, max: 100, unit: '%', onChange: noop },
  heldValue,
);

export function Default() {
  return (
    <Form>
      <Live label="Frames covered with bees" min={0} max={100} unit="%" value={65} />
    </Form>
  );
}

export function ZeroAndNotAnswered() {
  return (
    <Form>
      <Live label="Drone brood: none" min={0} max={100} unit="%" value={0} />
      <Live label="Drone brood: not looked at" min={0} max={100} unit="%" value={undefined} />
    </Form>
  );
}

export function Degrees() {
  return (
    <Form>
      <Live label="Entrance faces" min={-180} max={180} unit="°" value={undefined} />
      <Live label="Entrance faces" min={-180} max={180} unit="°" value={-90} />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <Live
        label="Frames covered"
        min={0}
        max={100}
        unit="%"
        value={undefined}
        isRequired
        error="Fill this in."
      />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <Live label="Frames covered" min={0} max={100} unit="%" value={40} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Live label={longGreek} hint={longGreek} min={0} max={100} value={50} />
));
export const RightToLeft = rightToLeft(() => <Live label={arabic} min={0} max={100} unit="%" value={65} />);
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <ZeroAndNotAnswered />
    <Wrong />
  </Form>
));
