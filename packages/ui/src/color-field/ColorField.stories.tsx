import { useState } from 'react';
import { arabic, noop } from '../stories/sample-words.ts';
import { Form, inThemes, rightToLeft } from '../stories/story-frames.tsx';
import { heldValue, toTry } from '../stories/to-try.tsx';
import { ColorField, type ColorFieldProps } from './ColorField.tsx';
import { apiarySwatches } from './swatches.ts';

export default {
  title: 'Fields/ColorField',
  component: ColorField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

function Live({ value: first, ...props }: Omit<ColorFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <ColorField {...props} value={value} onChange={setValue} />;
}

export const Playground = toTry(ColorField, { label: 'Colour', value: '#ffe900', onChange: noop }, heldValue);

export function HiveColours() {
  return (
    <Form>
      <Live label="Colour of the hive" value="#f8b133" />
    </Form>
  );
}

export function ApiaryColours() {
  return (
    <Form>
      <Live
        label="Colour of the apiary"
        hint="It marks the apiary in lists."
        value="#094da0"
        swatches={apiarySwatches}
      />
    </Form>
  );
}

export function FreeColour() {
  return (
    <Form>
      <Live label="Colour of the hive" value="#c06bd1" />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <ColorField label="Colour of the hive" value="#27820e" onChange={noop} isDisabled />
    </Form>
  );
}

export const RightToLeft = rightToLeft(() => <Live label={arabic} value="#ead49e" />);
export const Themes = inThemes(HiveColours);
