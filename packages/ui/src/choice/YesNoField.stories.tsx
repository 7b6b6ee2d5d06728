import { useState } from 'react';
import { arabic, longGerman, noop } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { YesNoField, type YesNoFieldProps } from './YesNoField.tsx';

export default {
  title: 'Fields/YesNoField',
  component: YesNoField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Live({ value: first, ...props }: Omit<YesNoFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <YesNoField {...props} value={value} onChange={setValue} />;
}

export const Playground = toTry(YesNoField, { label: 'Queen seen', value: true, onChange: noop }, heldValue);

export function Default() {
  return (
    <Form>
      <Live label="Queen seen" value={true} />
      <Live label="Eggs seen" value={false} />
      <Live label="Bees calm" value={undefined} />
    </Form>
  );
}

export function YesIsBad() {
  return (
    <Form>
      <Live label="Signs of disease" isYesBad value={true} />
      <Live label="Signs of robbing" isYesBad value={false} />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <Live label="Needs attention" isRequired value={undefined} error="Fill this in." />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <YesNoField label="Queen seen" value={true} onChange={noop} isDisabled />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => <Live label={longGerman} hint={longGerman} value={true} />);
export const RightToLeft = rightToLeft(() => <Live label={arabic} value={false} />);
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <YesIsBad />
    <Wrong />
  </Form>
));
