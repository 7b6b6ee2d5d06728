import { useState } from 'react';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Checkbox } from './Checkbox.tsx';

export default {
  title: 'Fields/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(
  Checkbox,
  { label: 'Needs attention', isChecked: true, onChange: noop },
  { value: 'isChecked', handler: 'onChange' },
);

export function Default() {
  const [isChecked, setIsChecked] = useState(true);
  return (
    <Form>
      <Checkbox label="The apiary has a roof" isChecked={isChecked} onChange={setIsChecked} />
      <Checkbox
        label="Share with my group"
        hint="Everybody in the group sees these hives."
        isChecked={false}
        onChange={noop}
      />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <Checkbox
        label="I accept the terms"
        isChecked={false}
        onChange={noop}
        isRequired
        error="Accept the terms to continue."
      />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <Checkbox label="The apiary has a roof" isChecked onChange={noop} isDisabled />
      <Checkbox label="The apiary has a fence" isChecked={false} onChange={noop} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Checkbox label={`${longGerman} ${longGreek}`} hint={longGreek} isChecked onChange={noop} />
));
export const RightToLeft = rightToLeft(() => <Checkbox label={arabic} isChecked onChange={noop} />);
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Wrong />
    <Disabled />
  </Form>
));
