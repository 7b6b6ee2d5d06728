import { useState } from 'react';
import { arabic, longGerman, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { GradeField, type GradeFieldProps } from './GradeField.tsx';

export default {
  title: 'Fields/GradeField',
  component: GradeField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Live({ value: first, ...props }: Omit<GradeFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <GradeField {...props} value={value} onChange={setValue} />;
}

export const Playground = toTry(GradeField, { label: 'Impression', value: 8, onChange: noop }, heldValue);

export function Default() {
  return (
    <Form>
      <Live label="Impression of the colony" value={8} />
    </Form>
  );
}

export function EachMood() {
  return (
    <Form>
      <Live label="A weak colony" value={2} />
      <Live label="A middling colony" value={5} />
      <Live label="A strong colony" value={10} />
    </Form>
  );
}

export function NotAnswered() {
  return (
    <Form>
      <Live
        label="Impression of the colony"
        hint="A face is enough; a number is more exact."
        value={undefined}
      />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <Live label="Impression of the colony" isRequired value={undefined} error="Fill this in." />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <GradeField label="Impression of the colony" value={7} onChange={noop} isDisabled />
    </Form>
  );
}

export const Narrow = onNarrowPhone(() => <Live label={longGerman} value={4} />);
export const RightToLeft = rightToLeft(() => <Live label={arabic} value={6} />);
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <NotAnswered />
    <Disabled />
  </Form>
));
