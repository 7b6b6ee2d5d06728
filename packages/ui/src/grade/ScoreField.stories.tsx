import { useState } from 'react';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { ScoreField, type ScoreFieldProps } from './ScoreField.tsx';

export default {
  title: 'Fields/ScoreField',
  component: ScoreField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Live({ value: first, ...props }: Omit<ScoreFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <ScoreField {...props} value={value} onChange={setValue} />;
}

const quality = ['Poor', 'Fair', 'Good', 'Excellent'];

export const Playground = toTry(ScoreField, { label: 'Temper', max: 5, value: 4, onChange: noop }, heldValue);

export function Stars() {
  return (
    <Form>
      <Live label="Temper" max={5} value={3} />
      <Live label="Temper, not answered" max={5} value={undefined} />
    </Form>
  );
}

export function WithWords() {
  return (
    <Form>
      <Live label="Brood pattern" max={4} labels={quality} value={3} />
      <Live label="Stores" max={4} labels={quality} value={undefined} />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <Live label="Temper" max={5} value={undefined} isRequired error="Fill this in." />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <ScoreField label="Temper" max={5} value={4} onChange={noop} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Live label={longGerman} max={3} labels={[longGerman, longGreek, 'Gut']} value={2} />
));
export const RightToLeft = rightToLeft(() => <Live label={arabic} max={5} value={2} />);
export const Themes = inThemes(() => (
  <Form>
    <Stars />
    <WithWords />
    <Disabled />
  </Form>
));
