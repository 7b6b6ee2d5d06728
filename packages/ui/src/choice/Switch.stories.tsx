import { useState } from 'react';
import { arabic, longGerman, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Switch } from './Switch.tsx';

export default {
  title: 'Fields/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(
  Switch,
  { label: 'Select all hives', isChecked: true, onChange: noop },
  { value: 'isChecked', handler: 'onChange' },
);

export function Default() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Form>
      <Switch label="Select all hives" isChecked={isOn} onChange={setIsOn} />
      <Switch label="Show collapsed apiaries" isChecked={false} onChange={noop} />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <Switch label="Select all hives" isChecked onChange={noop} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Switch label={`${longGerman} ${longGerman}`} isChecked onChange={noop} />
));
export const RightToLeft = rightToLeft(() => <Switch label={arabic} isChecked onChange={noop} />);
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Disabled />
  </Form>
));
